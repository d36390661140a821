import type { CheckState } from '@jwsk/ui'
import { Icon } from '@jwsk/ui'
import type { CSSProperties } from 'react'
import type { TreeNode } from './tree-model'

interface TreeRowProps {
  readonly id: string
  readonly node: TreeNode
  readonly checked: CheckState
  readonly expanded: boolean
  readonly active: boolean
  readonly style?: CSSProperties
  readonly onToggleExpand: () => void
  readonly onToggleCheck: () => void
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const

/** Row of one node; a click checks it, a click on the arrow expands it. The tree handles keys. */
export function TreeRow({ id, node, checked, expanded, active, style, onToggleExpand, onToggleCheck }: TreeRowProps) {
  const isBranch = node.children.length > 0
  const place = { ...style, '--depth': node.depth } as CSSProperties // custom properties are missing in the type
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree holds the focus and names the active row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all rows
    <div
      id={id}
      role="treeitem"
      className="kit-tree-row flex align-items-center w-full cursor-pointer"
      data-active={active || undefined}
      data-count={isBranch ? node.children.length : undefined}
      aria-level={node.depth + 1}
      aria-checked={ariaChecked[checked]}
      aria-expanded={isBranch ? expanded : undefined}
      style={place}
      onClick={onToggleCheck}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer only */}
      <span
        className="kit-tree-arrow flex-none text-color-secondary"
        onClick={(event) => {
          if (!isBranch) return
          event.stopPropagation()
          onToggleExpand()
        }}
      >
        {isBranch && <Icon name={expanded ? 'down' : 'right'} />}
      </span>
      <span className="kit-checkbox-mark relative flex-none" data-checked={checked} />
      <bdi className="kit-text" title={node.title}>
        {node.title}
      </bdi>
    </div>
  )
}
