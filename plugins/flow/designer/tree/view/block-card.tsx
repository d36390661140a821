import { Icon, Tag, useTranslate } from '@jwsk/kit'
import type { ReactNode } from 'react'
import type { Block } from '../tree-types'
import { useTree } from './tree-context'

const icons: Readonly<Record<Block['kind'], string>> = {
  start: 'pi-play',
  step: 'pi-user',
  copy: 'pi-send',
  end: 'pi-stop-circle',
  subProcess: 'pi-sitemap',
  branches: 'pi-directions',
  closed: 'pi-lock',
}

interface CardProps {
  readonly block: Block
  readonly title: string
  readonly children?: ReactNode
}

/** Card of a block; arrow keys reach it by its `data-block`. */
export function Card({ block: { id, kind }, title, children }: CardProps) {
  const { selected, found, select } = useTree()
  const isFound = found.has(id)
  return (
    <button
      type="button"
      data-block={id}
      aria-pressed={selected === id}
      className={`flow-tree-card is-${kind}${selected === id ? ' is-selected' : ''}${isFound ? ' is-found' : ''}`}
      onClick={() => select(id)}
    >
      <span className="flow-tree-title">
        <i className={`pi ${icons[kind]}`} aria-hidden="true" />
        <span className="kit-wrap">{title}</span>
      </span>
      {children}
    </button>
  )
}

/** Who decides at a step, how, and what else it does. */
function StepFacts({ id, hasRefusal }: { readonly id: string; readonly hasRefusal: boolean }) {
  const t = useTranslate()
  const { readSettings, words } = useTree()
  const settings = readSettings(id)
  if (!settings) return null
  const people = words.formatPeople(settings.people)
  const chips = [
    settings.decision !== 'claim' && words.formatDecision(settings),
    settings.due !== '' && t('designer.tree.due', { due: words.formatDue(settings.due) }),
    settings.signature && t('designer.tree.signature'),
    settings.copies.length > 0 && t('designer.tree.copies', { people: words.formatPeople(settings.copies) }),
  ].filter((chip) => chip !== false)
  return (
    <>
      <span className={people === '' ? 'flow-tree-missing' : 'flow-tree-fact'}>{people || t('designer.step.noPeople')}</span>
      {chips.length > 0 && (
        <span className="flow-tree-chips">
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </span>
      )}
      {hasRefusal && (
        <span className="flow-tree-refusal">
          <Icon name="close" />
          {t('designer.tree.refusal')}
        </span>
      )}
    </>
  )
}

/** Card of any block but branches. */
export function BlockCard({ block }: { readonly block: Block }) {
  const t = useTranslate()
  const { readSettings, words } = useTree()
  const title = block.name || t(`designer.tree.kinds.${block.kind}`)
  if (block.kind === 'step')
    return (
      <Card block={block} title={title}>
        <StepFacts id={block.id} hasRefusal={block.refusal !== undefined} />
      </Card>
    )
  if (block.kind === 'copy') {
    const people = words.formatPeople(readSettings(block.id)?.copies ?? [])
    return (
      <Card block={block} title={title}>
        <span className={people === '' ? 'flow-tree-missing' : 'flow-tree-fact'}>{people || t('designer.tree.noCopies')}</span>
      </Card>
    )
  }
  if (block.kind !== 'closed') return <Card block={block} title={title} />
  return (
    <Card block={block} title={t('designer.tree.closed', { count: block.nodes.length })}>
      {block.names.length > 0 && <span className="flow-tree-fact">{block.names.join('、')}</span>}
    </Card>
  )
}
