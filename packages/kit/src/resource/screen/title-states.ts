import type { Field } from '../../fields/types'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

interface TitleState {
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

const mostStates = 3

/** The states that stand beside a record's name, and therefore nowhere else. */
export function titleStates({ columns, fields }: Pick<Resource, 'columns' | 'fields'>, record: Row): readonly TitleState[] {
  const states = columns.slice(1).flatMap((name): TitleState[] => {
    const field = fields[name]
    const value = field?.read(record[name], record)
    return field?.isState && !field.isEmpty(value) ? [{ name, field, value }] : []
  })
  return states.slice(0, mostStates)
}
