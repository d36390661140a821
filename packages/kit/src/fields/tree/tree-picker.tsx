import '../../ui/styles'
import { useId } from 'react'
import type { TreeChoice } from './tree-selection'
import { TreeTicks } from './tree-ticks'
import { useTreeModel } from './use-tree-model'

interface TreePickerProps {
  /** Its name, which stands above it. */
  readonly label: string
  /** What the platform answered: `[{ id, title, children? }]`. */
  readonly nodes: unknown
  /** Ids; those that the tree does not know stay as they came. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** `many` unless said. */
  readonly choice?: TreeChoice
}

const noop = () => undefined

/** A tree of ticks that stands in a view; see `tree-selection` for which parents are in the value. */
export function TreePicker({ label, nodes, value, onChange, choice = 'many' }: TreePickerProps) {
  const id = useId()
  const model = useTreeModel(nodes)
  return (
    <div className="kit-tree-picker" data-choice={choice}>
      <p id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </p>
      <TreeTicks
        model={model}
        choice={choice}
        value={value}
        onChange={onChange}
        labelledBy={`${id}-label`}
        describedBy={`${id}-label`}
        invalid={false}
        onBlur={noop}
        listRef={noop}
      />
    </div>
  )
}
