import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { TreeModel } from './tree-model'
import { TreeRow } from './tree-row'
import { type CheckedIds, getCheckedStates, getSelectedStates, type TreeSelectionMode } from './tree-selection'
import { useTreeKeyboard } from './use-tree-keyboard'

interface TreeListProps {
  readonly id?: string | undefined
  readonly model: TreeModel
  readonly selectionMode: TreeSelectionMode
  readonly checkedIds: CheckedIds
  /** Ids of the search results; only these are shown. */
  readonly visibleIds: ReadonlySet<string> | undefined
  readonly expandedIds: ReadonlySet<string>
  readonly onToggleExpand: (id: string) => void
  readonly onToggleCheck: (id: string) => void
  readonly labelledBy: string
  readonly describedBy: string
  readonly invalid: boolean
  readonly onBlur?: (() => void) | undefined
  readonly listRef: (element: HTMLElement | null) => void
}

/** without style sheets, the height at normal density */
const measureRowHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--control-height')) || 32
/** row count from which only visible rows are rendered */
const virtualizeFrom = 200

/** Virtualized tree of checkboxes for thousands of nodes: one tab stop, arrow keys, Space. */
export function TreeList(props: TreeListProps) {
  const { model, selectionMode, checkedIds, visibleIds, expandedIds, onToggleExpand, onToggleCheck } = props
  const base = useId()
  const box = useRef<HTMLDivElement>(null)
  const states = useMemo(
    () => (selectionMode === 'many' ? getCheckedStates : getSelectedStates)(model, checkedIds),
    [selectionMode, model, checkedIds],
  )
  const isOpen = (id: string) => visibleIds !== undefined || expandedIds.has(id)
  const rows = useMemo(() => {
    const visible = new Set<string>()
    for (const node of model.values()) {
      const reachable =
        node.parent === undefined || (visible.has(node.parent) && (visibleIds !== undefined || expandedIds.has(node.parent)))
      if (reachable && (visibleIds === undefined || visibleIds.has(node.id))) visible.add(node.id)
    }
    return [...model.values()].filter((node) => visible.has(node.id))
  }, [model, visibleIds, expandedIds])
  const { active, index, choose, onKeyDown } = useTreeKeyboard({
    rows,
    initialId: selectionMode === 'many' ? undefined : [...checkedIds][0],
    isExpanded: isOpen,
    onToggleExpand,
    onToggleCheck,
  })
  const isVirtual = rows.length > virtualizeFrom
  const [height] = useState(measureRowHeight)
  const virtual = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 12,
  })
  const activeRow = active ? `${base}${active.id}` : undefined
  useEffect(() => {
    if (isVirtual) virtual.scrollToIndex(index)
    // only while focused: scrolling a tree that just appeared would scroll the form
    else if (activeRow && box.current === document.activeElement) document.getElementById(activeRow)?.scrollIntoView?.({ block: 'nearest' })
  }, [isVirtual, virtual, index, activeRow])

  const renderRow = (position: number, style?: CSSProperties) => {
    const node = rows[position]
    if (!node) return null
    return (
      <TreeRow
        key={node.id}
        id={`${base}${node.id}`}
        node={node}
        checked={states.get(node.id) ?? 'none'}
        expanded={isOpen(node.id)}
        active={node === active}
        {...(style && { style })}
        onToggleExpand={() => onToggleExpand(node.id)}
        onToggleCheck={() => {
          choose(node.id)
          onToggleCheck(node.id)
        }}
      />
    )
  }
  return (
    <div
      ref={(element) => {
        box.current = element
        props.listRef(element)
      }}
      id={props.id}
      role="tree"
      className="kit-tree relative py-1 overflow-auto"
      tabIndex={0}
      aria-multiselectable={selectionMode !== 'one'}
      data-choice={selectionMode}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-activedescendant={activeRow}
      data-invalid={props.invalid || undefined}
      onKeyDown={onKeyDown}
      onBlur={props.onBlur}
    >
      {isVirtual ? (
        <div className="kit-tree-space" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => renderRow(item.index, { position: 'absolute', top: item.start, height: item.size }))}
        </div>
      ) : (
        rows.map((_, position) => renderRow(position))
      )}
    </div>
  )
}
