import './tree-aside.css'
import { TreePicker } from './tree-picker'

interface TreeAsideProps {
  /** Heading of the tree. */
  readonly label: string
  /** Tree as the platform sends it: `[{ id, title, children? }]`; `undefined` while loading. */
  readonly payload: unknown
  /** Id of the selected node; `undefined` if the list shows everything. */
  readonly selected: string | undefined
  /** Called with the id of a node, or with `undefined` if the selected one is clicked again. */
  readonly onSelect: (id: string | undefined) => void
}

/** Tree next to a list, which shows the records of the selected node. */
export const TreeAside = ({ label, payload, selected, onSelect }: TreeAsideProps) => (
  <div className="kit-tree-aside" aria-busy={!payload}>
    {payload !== undefined && (
      <TreePicker
        label={label}
        selectionMode="one"
        payload={payload}
        value={selected ? [selected] : []}
        onChange={([id]) => onSelect(id === selected ? undefined : id)}
      />
    )}
  </div>
)
