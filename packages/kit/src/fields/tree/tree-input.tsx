import type { Operation } from '@jwsk/sdk'
import { useMemo, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useAnswer } from '../../runtime/use-answer'
import { Button } from '../../ui/button'
import { MessagePanel } from '../../ui/message-panel'
import type { InputProps } from '../types'
import { TreeList } from './tree-list'
import { matching, treeModel } from './tree-model'
import { allTicked, chosenOne, noneTicked, type Ticked, toggled } from './tree-selection'

interface TreeInputProps extends InputProps<readonly string[]> {
  readonly from: Operation
  readonly choice: 'one' | 'many'
}

/** with a few roots their children are what one looks for */
const fewRoots = 3

const branches = (model: ReturnType<typeof treeModel>, depth: number) =>
  new Set([...model.values()].filter((node) => node.children.length > 0 && node.depth < depth).map((node) => node.id))

export function TreeInput({ from, choice, id, value, onChange, onBlur, invalid, describedBy, inputRef }: TreeInputProps) {
  const t = useKitText()
  const { data, error, refetch, isFetching } = useAnswer(from)
  const model = useMemo(() => treeModel(data), [data])
  const ticked = useMemo(() => new Set(value), [value])
  const [query, setQuery] = useState('')
  const [chosen, setOpened] = useState<ReadonlySet<string>>()
  const shown = useMemo(() => (query.trim() === '' ? undefined : matching(model, query)), [model, query])
  const roots = useMemo(() => [...model.values()].filter((node) => node.depth === 0).length, [model])
  const opened = useMemo(() => chosen ?? branches(model, roots <= fewRoots ? 1 : 0), [chosen, model, roots])
  const change = (next: Ticked) => onChange([...next])
  const flip = (node: string) => setOpened(new Set(opened.has(node) ? [...opened].filter((other) => other !== node) : [...opened, node]))
  const leaves = useMemo(() => value.filter((entry) => (model.get(entry)?.children.length ?? 0) === 0).length, [model, value])

  const counted = choice === 'many' ? t('tree.checked', { count: leaves }) : (model.get(value[0] ?? '')?.title ?? '')
  const missing = model.size === 0 ? t('tree.empty') : t('tree.noMatch')
  const count = model.size === 0 || shown?.size === 0 ? missing : counted

  if (error)
    return (
      <MessagePanel icon="error" tone="danger" title={t('tree.failed')}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </MessagePanel>
    )
  if (data === undefined) return <div className="kit-tree kit-skeleton-box" ref={inputRef} aria-busy="true" />
  return (
    <div className="kit-tree-input">
      <div className="kit-tree-head">
        <input
          className="kit-input"
          type="search"
          aria-label={t('tree.filterShort')}
          placeholder={t('tree.filterShort')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // Enter searches here; saving half a choice would surprise
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {choice === 'many' && (
          <Button kind="quiet" disabled={shown !== undefined} onClick={() => change(allTicked(model, ticked))}>
            {t('tree.all')}
          </Button>
        )}
        <Button kind="quiet" disabled={shown !== undefined} onClick={() => change(noneTicked(model, ticked))}>
          {t('tree.none')}
        </Button>
        <Button kind="quiet" onClick={() => setOpened(opened.size > 0 ? new Set() : branches(model, Number.POSITIVE_INFINITY))}>
          {opened.size > 0 ? t('tree.collapse') : t('tree.expand')}
        </Button>
      </div>
      <TreeList
        model={model}
        choice={choice}
        ticked={ticked}
        shown={shown}
        opened={opened}
        onOpen={flip}
        onTick={(node) => change(choice === 'one' ? chosenOne(ticked, node) : toggled(model, ticked, node))}
        labelledBy={`${id}-label`}
        describedBy={describedBy}
        invalid={invalid}
        onBlur={onBlur}
        listRef={inputRef}
      />
      <p className="kit-tree-count" aria-live="polite">
        {count}
      </p>
    </div>
  )
}
