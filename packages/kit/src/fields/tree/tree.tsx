import type { Operation } from '@jwsk/sdk'
import { loadable } from '../../ui/loadable'
import { field } from '../field'
import type { Field } from '../types'
import { idsOf, noId } from '../wire'
import { TreeCell } from './tree-cell'

const TreeInput = loadable(() => import('./tree-input').then((module) => ({ default: module.TreeInput })))

export interface TreeOptions {
  /** The operation that answers with the tree, e.g. `menu.tree`; nodes are `{ id, title, children? }`. */
  readonly from: Operation
  /** Several ids in one text on the wire, joined by this; one id without. */
  readonly join?: ','
  /** Each node stands for itself: a parent can be chosen alone, with everything below it only if the person says so. */
  readonly strict?: true
  /** What the wire says for nothing chosen, e.g. `0` for a record at the top; nothing unless said. */
  readonly none?: string
  /** The field whose value the operation takes under the same name: the roles of the chosen tenant. */
  readonly dependsOn?: string
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** One node of a tree from the server, or with `join` any number; see `tree-selection` for which parents are sent. */
export function tree({ from, join, strict, none = '', ...options }: TreeOptions): Field<string> {
  const many = strict ? 'each' : 'many'
  const choice = join ? many : 'one'
  const textOf = (value: readonly string[]) => value.join(join)
  return field<string, readonly string[]>({
    ...options,
    choices: from,
    Cell: (props) => <TreeCell {...props} from={from} />,
    Input: (props) => <TreeInput {...props} from={from} choice={choice} />,
    initial: [],
    natural: 128,
    ask: 'choose',
    span: 'wide',
    isEmpty: (value) => value.length === 0,
    toText: textOf,
    read: (wire) => {
      const ids = idsOf(wire).filter((id) => id !== none && id !== noId)
      return join ? ids : ids.slice(0, 1)
    },
    write: (value) => textOf(value) || none,
  })
}
