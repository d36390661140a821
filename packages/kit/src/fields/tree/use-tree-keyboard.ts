import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, useState } from 'react'
import type { TreeNode } from './tree-model'

interface TreeKeyboardOptions {
  readonly rows: readonly TreeNode[]
  /** Row that is active first. Defaults to the first one. */
  readonly initialId: string | undefined
  readonly isExpanded: (id: string) => boolean
  readonly onToggleExpand: (id: string) => void
  readonly onToggleCheck: (id: string) => void
}

/** Keyboard navigation of a tree: the focus stays on the tree, and one row is active. */
export function useTreeKeyboard({ rows, initialId, isExpanded, onToggleExpand, onToggleCheck }: TreeKeyboardOptions) {
  const [focusedId, setFocusedId] = useState(initialId)
  const index = Math.max(
    0,
    rows.findIndex((node) => node.id === focusedId),
  )
  const active = rows[index]
  const go = (to: number) => setFocusedId(rows[Math.min(Math.max(to, 0), rows.length - 1)]?.id)
  const keys: Record<string, (node: TreeNode) => void> = {
    ArrowDown: () => go(index + 1),
    ArrowUp: () => go(index - 1),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    ArrowRight: (node) => (node.children.length > 0 && !isExpanded(node.id) ? onToggleExpand(node.id) : go(index + 1)),
    ArrowLeft: (node) => (node.children.length > 0 && isExpanded(node.id) ? onToggleExpand(node.id) : setFocusedId(node.parent ?? node.id)),
    ' ': (node) => onToggleCheck(node.id),
    Enter: (node) => onToggleCheck(node.id),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = getOwn(keys, event.key)
    if (!act || !active || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act(active)
  }
  return { active, index, choose: setFocusedId, onKeyDown }
}
