import { type Column, toColumn } from '@jwsk/codegen'
import type { RowOf } from '@jwsk/sdk'
import type { modelPrototype } from '@jwsk/sdk/develop'

export type Prototype = RowOf<typeof modelPrototype.select>

const javaTypes = new Set('String Long Integer Short Boolean BigDecimal Double Float LocalDateTime LocalDate LocalTime Date'.split(' '))

function toMatch({ isQuery, queryType }: Prototype): Column['match'] {
  if (isQuery !== 1) return undefined
  if (queryType === 'datege' || queryType === 'datelt') return 'range'
  return queryType === 'like' ? 'like' : 'equal'
}

/** Converts a model's field to a column as it was designed; takes the column's type if the designed one is unknown. */
export function toDesignedColumn(field: Prototype): Column {
  const plain = toColumn({ name: field.jdbcName, type: field.jdbcType, comment: field.jdbcComment })
  return {
    ...plain,
    property: field.propertyName,
    javaType: javaTypes.has(field.propertyType) ? field.propertyType : plain.javaType,
    inForm: field.isForm === 1,
    inList: field.isList === 1,
    required: field.isRequired === 1,
    match: toMatch(field),
    widget: field.componentType,
    dictionary: field.dictCode || undefined,
  }
}
