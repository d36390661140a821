import '@jwsk/ui/styles'
import { useId } from 'react'
import { TreeCheckboxes } from './tree-checkboxes'
import type { TreeSelectionMode } from './tree-selection'
import { useTreeModel } from './use-tree-model'

interface TreePickerProps {
  /** Label shown above the tree. */
  readonly label: string
  /** Tree as the platform sends it: `[{ id, title, children? }]`. */
  readonly payload: unknown
  /** Checked ids; ids unknown to the tree stay unchanged. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** Selection mode. Defaults to `many`. */
  readonly selectionMode?: TreeSelectionMode
}

const noop = () => undefined

/** Tree of checkboxes for a view; see `tree-selection` for which parents are part of the value. */
export function TreePicker({ label, payload, value, onChange, selectionMode = 'many' }: TreePickerProps) {
  const id = useId()
  const model = useTreeModel(payload)
  return (
    <div className="kit-tree-picker" data-choice={selectionMode}>
      <p id={`${id}-label`} className="kit-tree-heading font-semibold">
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
