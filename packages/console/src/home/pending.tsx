import { Tag } from '@jwsk/kit'
import { Link } from 'react-router-dom'
import type { Menu } from '../navigation/model'
import { useText } from '../text'
import { IslandNotice } from './island'
import { isWithheld, mayOpen, useBoard, useTitleOf } from './use-board'

/** What waits for someone's decision. */
export function Pending({ menu, days }: { readonly menu: Menu; readonly days: number }) {
  const t = useText()
  const titleOf = useTitleOf('pending')
  const { board, error, retry } = useBoard(days)
  if (isWithheld(error)) return null
  const open = board?.pending.filter(({ path }) => mayOpen(menu, path)) ?? []
  const waiting = open.filter(({ count }) => count > 0)
  return (
    <section className="board-card flex flex-column h-full" aria-label={t('board.pendingTitle')} aria-busy={!board && !error}>
      <header className="flex align-items-center justify-content-between gap-2">
        <h3 className="m-0 text-base">{t('board.pendingTitle')}</h3>
      </header>
      {error && !board ? <IslandNotice error={error} onRetry={retry} /> : null}
      {!board && !error && <div className="board-skeleton border-round h-12rem" />}
      {board && waiting.length === 0 && <p className="py-3 text-color-secondary">{t('board.allDone')}</p>}
      <ul className="board-list">
        {waiting.map((item) => (
          <li key={item.code} className="flex align-items-center justify-content-between gap-3">
            {item.path ? <Link to={item.path}>{titleOf(item)}</Link> : <span>{titleOf(item)}</span>}
            <Tag tone={item.urgent ? 'warning' : 'quiet'}>{item.count}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}
