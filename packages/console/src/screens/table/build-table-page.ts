import { bizDict, dateTime, defineResource, type Field, image, number, type Resource, type TextTree, text, textarea, toggle } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { getOwn } from '@jwsk/sdk'
import { pageShow } from '@jwsk/sdk/develop'

type Answer = OutputOf<typeof pageShow.option>
type Column = Answer['columns'][number]

export type TableColumn = Pick<
  Column,
  'columnName' | 'label' | 'type' | 'dictCode' | 'listFlag' | 'formFlag' | 'searchFlag' | 'requiredFlag'
> & {
  readonly propertyName: string
}
export type TableOption = Pick<Answer, 'tableName' | 'tableKey' | 'tableComment'> & { readonly columns: readonly TableColumn[] }

/** What the columns of a table become: a list, a form, and their names. */
export interface TablePage {
  readonly resource: Resource
  readonly texts: TextTree
}

export const toCamelCase = (column: string) => column.replace(/_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())

const getFieldName = ({ propertyName }: TableColumn) => propertyName

// what a column holds is known at run time only
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

/** Operations of one table: ids of their own, so that the lists of two tables are never taken for each other. */
const createTableOperations = (name: string) => ({
  page: { ...pageShow.page, id: `${name}.page` },
  detail: { ...pageShow.detail, id: `${name}.detail` },
  submit: { ...pageShow.submit, id: `${name}.submit` },
  remove: { ...pageShow.remove, id: `${name}.remove` },
})

interface Wording {
  /** What a record is called where the table has no name. */
  readonly record: string
  /** A word of the platform's in the language on screen. */
  readonly speak: (word: string) => string
}

/** A screen out of what the platform says about a table. */
export function buildTablePage({ tableName, tableComment, tableKey, columns }: TableOption, { record, speak }: Wording): TablePage {
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
        title: speak(tableComment ?? '') || tableName,
        record: speak(tableComment ?? '') || record,
        fields: Object.fromEntries(columns.map((column) => [getFieldName(column), speak(column.label)])),
      },
    },
  }
}
