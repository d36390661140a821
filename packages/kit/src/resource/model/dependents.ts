import type { InputOf, Operation } from '@jwsk/sdk'
import type { StringKey } from './api'

/** Records that refer to one record; the confirmation of its delete counts them. */
export interface DependentsDeclaration {
  /** Paged list of the dependent records. */
  readonly operation: Operation
  /** Filter of that list that takes the record's key. */
  readonly filterField: string
  /** Property of the record passed to that filter. Defaults to the key. */
  readonly valueField: string | undefined
}

/**
 * Declares the records that a paged list finds by the key of one record, or by its `valueField`. Their entity needs texts
 * in the same plugin.
 *
 * @example
 * dependents: dependentsIn(user.page, 'deptId')
 */
export const dependentsIn = <O extends Operation>(
  operation: O,
  filterField: StringKey<NonNullable<InputOf<O>>>,
  valueField?: string,
): DependentsDeclaration => ({ operation, filterField, valueField })
