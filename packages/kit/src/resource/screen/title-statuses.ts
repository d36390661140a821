import type { Field } from '../../fields/types'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface TitleStatus {
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

const maxStatuses = 3

/** Returns the statuses shown next to a record's name, and therefore nowhere else. */
export function getTitleStatuses({ columns, fields }: Pick<Resource, 'columns' | 'fields'>, record: Row): readonly TitleStatus[] {
  const states = columns.slice(1).flatMap((name): TitleStatus[] => {
    const field = fields[name]
    const value = field?.parse(record[name], record)
    return field?.getTone && !field.isEmpty(value) ? [{ name, field, value }] : []
  })
  return states.slice(0, maxStatuses)
}
