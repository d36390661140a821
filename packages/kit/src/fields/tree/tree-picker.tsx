import '../../ui/styles'
import { useId } from 'react'
import type { TreeSelectionMode } from './tree-selection'
import { TreeCheckboxes } from './tree-checkboxes'
import { useTreeModel } from './use-tree-model'

interface TreePickerProps {
  /** Its name, which stands above it. */
  readonly label: string
  /** What the platform answered: `[{ id, title, children? }]`. */
  readonly payload: unknown
  /** Ids; those that the tree does not know stay as they came. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** `many` unless said. */
  readonly selectionMode?: TreeSelectionMode
}

const noop = () => undefined

/** A tree of ticks that stands in a view; see `tree-selection` for which parents are in the value. */
export function TreePicker({ label, payload, value, onChange, selectionMode = 'many' }: TreePickerProps) {
  const id = useId()
  const model = useTreeModel(payload)
  return (
    <div className="kit-tree-picker" data-choice={selectionMode}>
      <p id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </p>
      <TreeCheckboxes
        model={model}
        selectionMode={selectionMode}
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
