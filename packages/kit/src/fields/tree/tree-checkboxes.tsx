import { Button, TextInput, useKitText } from '@jwsk/ui'
import { useMemo, useState } from 'react'
import { TreeList } from './tree-list'
import { findMatchingIds, getAncestorIds, type TreeModel } from './tree-model'
import { type CheckedIds, checkAll, type TreeSelectionMode, toggleChecked, toggleStrict, uncheckAll } from './tree-selection'

interface TreeCheckboxesProps {
  /** Id of the tree itself. */
  readonly id?: string
  readonly model: TreeModel
  readonly selectionMode: TreeSelectionMode
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly labelledBy: string
  readonly describedBy: string
  readonly invalid: boolean
  readonly onBlur?: () => void
  readonly listRef: (element: HTMLElement | null) => void
}

/** with few roots, users look for their children */
const maxExpandedRoots = 3

const getBranchIds = (model: TreeModel, depth: number) =>
  new Set([...model.values()].filter((node) => node.children.length > 0 && node.depth < depth).map((node) => node.id))

const findByLabel = (label: string) => ({ 'aria-label': label, title: label })

/** Tree of checkboxes with a search, and buttons to check all or none. */
export function TreeCheckboxes({ model, selectionMode, value, onChange, ...list }: TreeCheckboxesProps) {
  const t = useKitText()
  const ticked = useMemo(() => new Set(value), [value])
  const [query, setQuery] = useState('')
  const [reach, setReach] = useState<'alone' | 'below'>('alone')
  const [userExpandedIds, setUserExpandedIds] = useState<ReadonlySet<string>>()
  // a branch implies its nodes: only single nodes are worth revealing
  const [revealedIds] = useState(() => (selectionMode === 'many' ? [] : value.flatMap((id) => getAncestorIds(model, id))))
  const visibleIds = useMemo(() => (query.trim() === '' ? undefined : findMatchingIds(model, query)), [model, query])
  const roots = useMemo(() => [...model.values()].filter((node) => node.depth === 0).length, [model])
  const expandedIds = useMemo(
    () => userExpandedIds ?? new Set([...getBranchIds(model, roots <= maxExpandedRoots ? 1 : 0), ...revealedIds]),
    [userExpandedIds, model, roots, revealedIds],
  )
  const change = (next: CheckedIds) => onChange([...next])
  const flip = (node: string) =>
    setUserExpandedIds(new Set(expandedIds.has(node) ? [...expandedIds].filter((other) => other !== node) : [...expandedIds, node]))
  const leaves = useMemo(() => value.filter((entry) => (model.get(entry)?.children.length ?? 0) === 0).length, [model, value])

  const tick = (node: string) => {
    if (selectionMode === 'one') return change(new Set([node]))
    change(selectionMode === 'each' ? toggleStrict(model, ticked, { id: node, reach }) : toggleChecked(model, ticked, node))
  }
  const counted =
    selectionMode !== 'one'
      ? t('tree.checked', { count: selectionMode === 'each' ? value.length : leaves })
      : (model.get(value[0] ?? '')?.title ?? '')
  const missing = model.size === 0 ? t('tree.empty') : t('tree.noMatch')
  const count = model.size === 0 || visibleIds?.size === 0 ? missing : counted

  return (
    <div className="kit-tree-input relative">
      <div className="kit-tree-header flex flex-wrap align-items-center gap-1 mb-2">
        <TextInput
          type="search"
          aria-label={t('tree.filterShort')}
          placeholder={t('tree.filterShort')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // Enter starts the search; submitting the form would surprise the user
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {selectionMode === 'each' && (
          <label className="inline-flex align-items-center gap-2 px-2 text-sm">
            <input
              type="checkbox"
              className="kit-checkbox"
              checked={reach === 'below'}
              onChange={() => setReach(reach === 'below' ? 'alone' : 'below')}
            />
            {t('tree.below')}
          </label>
        )}
        {selectionMode === 'many' && (
          <Button variant="quiet" disabled={visibleIds !== undefined} onClick={() => change(checkAll(model, ticked))}>
            {t('tree.all')}
          </Button>
        )}
        <Button
          variant="quiet"
          icon="eraser"
          {...findByLabel(t('tree.none'))}
          disabled={visibleIds !== undefined}
          onClick={() => change(uncheckAll(model, ticked))}
        />
        <Button
          variant="quiet"
          icon={expandedIds.size > 0 ? 'angle-double-up' : 'angle-double-down'}
          {...findByLabel(expandedIds.size > 0 ? t('tree.collapse') : t('tree.expand'))}
          onClick={() => setUserExpandedIds(expandedIds.size > 0 ? new Set() : getBranchIds(model, Number.POSITIVE_INFINITY))}
        />
      </div>
      <TreeList
        model={model}
        selectionMode={selectionMode}
        checkedIds={ticked}
        visibleIds={visibleIds}
        expandedIds={expandedIds}
        onToggleExpand={flip}
        onToggleCheck={tick}
        {...list}
      />
      <p className="kit-count text-xs text-color-secondary" aria-live="polite">
        {count}
      </p>
    </div>
  )
}
