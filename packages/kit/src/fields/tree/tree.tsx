import type { Operation } from '@jwsk/sdk'
import { loadable } from '../../ui/loadable'
import { createField } from '../create-field'
import type { Field } from '../types'
import { parseIds, emptyId } from '../wire'
import { TreeCell } from './tree-cell'

const TreeInput = loadable(() => import('./tree-input').then((module) => ({ default: module.TreeInput })))

export interface TreeOptions {
  /** The operation that answers with the tree, e.g. `menu.tree`; nodes are `{ id, title, children? }`. */
  readonly operation: Operation
  /** Several ids in one text on the wire, joined by this; one id without. */
  readonly join?: ','
  /** Each node stands for itself: a parent can be chosen alone, with everything below it only if the person says so. */
  readonly strict?: true
  /** What the wire says for nothing chosen, e.g. `0` for a record at the top; nothing unless said. */
  readonly emptyValue?: string
  /** The field whose value the operation takes under the same name: the roles of the chosen tenant. */
  readonly dependsOn?: string
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** One node of a tree from the server, or with `join` any number; see `tree-selection` for which parents are sent. */
export function tree({ operation, join, strict, emptyValue = '', ...options }: TreeOptions): Field<string> {
  const many = strict ? 'each' : 'many'
  const choice = join ? many : 'one'
  const textOf = (value: readonly string[]) => value.join(join)
  return createField<string, readonly string[]>({
    ...options,
    choicesOperation: operation,
    Cell: (props) => <TreeCell {...props} operation={operation} />,
    Input: (props) => <TreeInput {...props} operation={operation} selectionMode={choice} />,
    emptyValue: [],
    preferredWidth: 128,
    promptVerb: 'choose',
    span: 'wide',
    isEmpty: (value) => value.length === 0,
    toText: textOf,
    parse: (wire) => {
      const ids = parseIds(wire).filter((id) => id !== emptyValue && id !== emptyId)
      return join ? ids : ids.slice(0, 1)
    },
    serialize: (value) => textOf(value) || emptyValue,
  })
}
