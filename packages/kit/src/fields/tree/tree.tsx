import type { Operation } from '@jwsk/sdk'
import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import type { Field } from '../types'
import { emptyId, parseIds } from '../wire'
import { TreeCell } from './tree-cell'

const TreeInput = loadable(() => import('./tree-input').then((module) => ({ default: module.TreeInput })))

export interface TreeOptions {
  /** Operation that returns the tree, e.g. `menu.tree`; nodes are `{ id, title, children? }`. */
  readonly operation: Operation
  /** Separator of several ids in one wire text. Defaults to a single id. */
  readonly join?: ','
  /** Selects each node independently: a parent without its children, which are included only on request. */
  readonly strict?: true
  /** Wire value of an empty selection, e.g. `0` for a record at the top. Defaults to no value. */
  readonly emptyValue?: string
  /** Field whose value is passed to the operation under the same name: the roles of the selected tenant. */
  readonly dependsOn?: string
  /** Shows the open tree in the form, where it is what the form is for. Defaults to a box that opens it. */
  readonly inline?: true
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for one node of a server-side tree, or any number with `join`; see `tree-selection` for which parents are sent. */
export function tree({ operation, join, strict, emptyValue = '', inline, ...options }: TreeOptions): Field<string> {
  const many = strict ? 'each' : 'many'
  const choice = join ? many : 'one'
  const joinIds = (value: readonly string[]) => value.join(join)
  return createField<string, readonly string[]>({
    ...options,
    choicesOperation: operation,
    Cell: (props) => <TreeCell {...props} operation={operation} />,
    Input: (props) => <TreeInput {...props} operation={operation} selectionMode={choice} isInline={inline === true} />,
    emptyValue: [],
    preferredWidth: 128,
    promptVerb: 'choose',
    ...(inline && { span: 'wide' as const }),
    isEmpty: (value) => value.length === 0,
    toText: joinIds,
    parse: (wire) => {
      const ids = parseIds(wire).filter((id) => id !== emptyValue && id !== emptyId)
      return join ? ids : ids.slice(0, 1)
    },
    serialize: (value) => joinIds(value) || emptyValue,
  })
}
