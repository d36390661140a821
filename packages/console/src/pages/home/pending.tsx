import { differenceInDays, useFormatSiteTime } from '@jwsk/kit'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import { DashboardPartError } from './dashboard-part'
import { canOpen, type DashboardData, isHiddenError, useDashboard, useGetTitle } from './use-dashboard'

type Item = DashboardData['pending'][number]

/** Sorts pending items oldest first; items without a date are last, items without a count are dropped. */
export const sortOldestFirst = (items: readonly Item[]): readonly Item[] => {
  const getSortKey = ({ since }: Item) => since || '9999'
  return items.filter(({ count }) => count > 0).toSorted((one, other) => getSortKey(one).localeCompare(getSortKey(other)))
}

/** Pending tasks of the user with their age in days. */
export function Pending({ menu, days }: { readonly menu: Menu; readonly days: number }) {
  const t = useText()
  const { board, error, retry } = useDashboard(days)
  if (isHiddenError(error)) return null
  const waiting = sortOldestFirst(board?.pending.filter(({ path }) => canOpen(menu, path)) ?? [])
  const sum = waiting.reduce((all, { count }) => all + count, 0)
  return (
    <section className="dashboard-card dashboard-pending-card" aria-label={t('board.pendingTitle')} aria-busy={!board && !error}>
      <header className="flex align-items-center gap-2">
        <h2 className="flex-none m-0 text-lg">{t('board.pendingTitle')}</h2>
        {sum > 0 && <small className="kit-text text-color-secondary">{t('board.waiting', { count: sum })}</small>}
      </header>
      {error && !board ? <DashboardPartError error={error} onRetry={retry} /> : null}
      {!board && !error && <div className="dashboard-skeleton dashboard-pending-loading border-round" />}
      {board && sum === 0 && <p className="py-3 text-color-secondary">{t('board.allDone')}</p>}
      <ul className="dashboard-pending-list">
        {waiting.map((item) => (
          <li key={item.code}>
            <PendingItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PendingItem({ item }: { readonly item: Item }) {
  const t = useText()
  const title = useGetTitle('pending')(item)
  const age = differenceInDays(item.since ?? '', useFormatSiteTime()())
  const content = (
    <>
      <span className="kit-text flex-1" title={title}>
        {title}
      </span>{' '}
      {age !== undefined && <small className="flex-none text-xs text-color-secondary">{t('board.since', { count: age })}</small>}{' '}
      <b className={`flex-none text-right font-semibold ${item.urgent ? 'text-orange-500' : ''}`}>{item.count}</b>
    </>
  )
  const className = 'dashboard-pending-row flex align-items-center gap-2 border-round'
  return item.path ? (
    <Link className={className} to={item.path}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  )
}
