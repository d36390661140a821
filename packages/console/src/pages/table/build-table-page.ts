import { bizDict, dateTime, defineResource, type Field, image, number, type Resource, text, textarea, toggle } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { getOwn } from '@jwsk/sdk'
import { pageShow } from '@jwsk/sdk/develop'
import type { TextTree } from '@jwsk/ui'

type Answer = OutputOf<typeof pageShow.option>
type Column = Answer['columns'][number]

export type TableColumn = Pick<
  Column,
  'columnName' | 'label' | 'type' | 'dictCode' | 'listFlag' | 'formFlag' | 'searchFlag' | 'requiredFlag'
> & {
  readonly propertyName: string
}
export type TableOption = Pick<Answer, 'tableName' | 'tableKey' | 'tableComment'> & { readonly columns: readonly TableColumn[] }

/** List, form and texts built from the columns of a table. */
export interface TablePage {
  readonly resource: Resource
  readonly texts: TextTree
}

export const toCamelCase = (column: string) => column.replace(/_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

const getFieldName = ({ propertyName }: TableColumn) => propertyName

// the value type of a column is known only at run time
const anyField = <V>(field: Field<V>) => field as unknown as Field

function createTableField({ type, dictCode, requiredFlag }: TableColumn): Field {
  const required = requiredFlag === 1
  if ((type === 'select' || type === 'tree') && dictCode) return anyField(bizDict(dictCode, { required }))
  const kinds: Readonly<Record<string, () => Field>> = {
    number: () => anyField(number({ required })),
    date: () => anyField(dateTime({ required })),
    textarea: () => anyField(textarea({ required })),
    switch: () => anyField(toggle({ on: 1, off: 0 })),
    upload: () => anyField(image({ required })),
  }
  return getOwn(kinds, type)?.() ?? anyField(text({ required }))
}

/** Creates the operations of one table. Their ids are unique per table, so that the caches of two tables never mix. */
const createTableOperations = (name: string) => ({
  page: { ...pageShow.page, id: `${name}.page` },
  detail: { ...pageShow.detail, id: `${name}.detail` },
  submit: { ...pageShow.submit, id: `${name}.submit` },
  remove: { ...pageShow.remove, id: `${name}.remove` },
})

interface TableTexts {
  /** Name of a record if the table has none. */
  readonly record: string
  /** Translates a word of the platform into the active language. */
  readonly translate: (word: string) => string
}

/** Builds a screen from the platform's description of a table. */
export function buildTablePage({ tableName, tableComment, tableKey, columns }: TableOption, { record, translate }: TableTexts): TablePage {
  const name = `table_${tableName.replace(/\W/g, '_')}`
  const names = (flag: 'listFlag' | 'formFlag' | 'searchFlag') => columns.filter((column) => column[flag] === 1).map(getFieldName)
  const base = defineResource({ api: { page: pageShow.page }, permission: 'page_show', fields: {}, columns: [] })
  const api = createTableOperations(name)
  return {
    resource: {
      ...base,
      name,
      api: { ...api, list: api.page },
      fields: Object.fromEntries(columns.map((column) => [getFieldName(column), createTableField(column)])),
      columns: names('listFlag'),
      search: names('searchFlag'),
      sections: [{ name: undefined, fields: names('formFlag') }],
      key: toCamelCase(tableKey),
    },
    texts: {
      [name]: {
        title: translate(tableComment ?? '') || tableName,
        record: translate(tableComment ?? '') || record,
        fields: Object.fromEntries(columns.map((column) => [getFieldName(column), translate(column.label)])),
      },
    },
  }
}
