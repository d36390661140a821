import { useMemo, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/text-input'
import { TreeList } from './tree-list'
import { matchingIds, type TreeModel } from './tree-model'
import { allTicked, chosenOne, noneTicked, type TickedIds, type TreeChoice, toggleEach, toggleTicked } from './tree-selection'

interface TreeTicksProps {
  readonly model: TreeModel
  readonly choice: TreeChoice
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly labelledBy: string
  readonly describedBy: string
  readonly invalid: boolean
  readonly onBlur: () => void
  readonly listRef: (element: HTMLElement | null) => void
}

/** with a few roots their children are what one looks for */
const fewRoots = 3

const branchIdsDownTo = (model: TreeModel, depth: number) =>
  new Set([...model.values()].filter((node) => node.children.length > 0 && node.depth < depth).map((node) => node.id))

const named = (label: string) => ({ 'aria-label': label, title: label })

/** A tree of ticks with a search, and all or none of it at once. */
export function TreeTicks({ model, choice, value, onChange, ...list }: TreeTicksProps) {
  const t = useKitText()
  const ticked = useMemo(() => new Set(value), [value])
  const [query, setQuery] = useState('')
  const [reach, setReach] = useState<'alone' | 'below'>('alone')
  const [chosen, setOpened] = useState<ReadonlySet<string>>()
  const shown = useMemo(() => (query.trim() === '' ? undefined : matchingIds(model, query)), [model, query])
  const roots = useMemo(() => [...model.values()].filter((node) => node.depth === 0).length, [model])
  const opened = useMemo(() => chosen ?? branchIdsDownTo(model, roots <= fewRoots ? 1 : 0), [chosen, model, roots])
  const change = (next: TickedIds) => onChange([...next])
  const flip = (node: string) => setOpened(new Set(opened.has(node) ? [...opened].filter((other) => other !== node) : [...opened, node]))
  const leaves = useMemo(() => value.filter((entry) => (model.get(entry)?.children.length ?? 0) === 0).length, [model, value])

  const tick = (node: string) => {
    if (choice === 'one') return change(chosenOne(ticked, node))
    change(choice === 'each' ? toggleEach(model, ticked, { id: node, reach }) : toggleTicked(model, ticked, node))
  }
  const counted =
    choice !== 'one' ? t('tree.checked', { count: choice === 'each' ? value.length : leaves }) : (model.get(value[0] ?? '')?.title ?? '')
  const missing = model.size === 0 ? t('tree.empty') : t('tree.noMatch')
  const count = model.size === 0 || shown?.size === 0 ? missing : counted

  return (
    <div className="kit-tree-input relative">
      <div className="kit-tree-head flex flex-wrap align-items-center gap-1 mb-2">
        <TextInput
          type="search"
          aria-label={t('tree.filterShort')}
          placeholder={t('tree.filterShort')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // Enter searches here; saving half a choice would surprise
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {choice === 'each' && (
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
        {choice === 'many' && (
          <Button kind="quiet" disabled={shown !== undefined} onClick={() => change(allTicked(model, ticked))}>
            {t('tree.all')}
          </Button>
        )}
        <Button
          kind="quiet"
          icon="eraser"
          {...named(t('tree.none'))}
          disabled={shown !== undefined}
          onClick={() => change(noneTicked(model, ticked))}
        />
        <Button
          kind="quiet"
          icon={opened.size > 0 ? 'angle-double-up' : 'angle-double-down'}
          {...named(opened.size > 0 ? t('tree.collapse') : t('tree.expand'))}
          onClick={() => setOpened(opened.size > 0 ? new Set() : branchIdsDownTo(model, Number.POSITIVE_INFINITY))}
        />
      </div>
      <TreeList model={model} choice={choice} ticked={ticked} shown={shown} opened={opened} onOpen={flip} onTick={tick} {...list} />
      <p className="kit-count text-xs text-color-secondary" aria-live="polite">
        {count}
      </p>
    </div>
  )
}
