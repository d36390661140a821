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
    <section className="dashboard-card" aria-label={t('board.pendingTitle')} aria-busy={!board && !error}>
      <header className="flex align-items-center gap-2">
        <h2 className="m-0 text-lg">{t('board.pendingTitle')}</h2>
        {sum > 0 && <small className="text-color-secondary">{t('board.waiting', { count: sum })}</small>}
      </header>
      {error && !board ? <DashboardPartError error={error} onRetry={retry} /> : null}
      {!board && !error && <div className="dashboard-skeleton dashboard-pending-loading border-round" />}
      {board && sum === 0 && <p className="py-3 text-color-secondary">{t('board.allDone')}</p>}
      <ul className="dashboard-grid mt-2">
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
      <span className="flex-1 min-w-0">
        <span className="kit-text" title={title}>
          {title}
        </span>
        {age !== undefined && <small className="block text-xs text-color-secondary">{t('board.since', { count: age })}</small>}
      </span>{' '}
      <b className={`text-xl font-semibold ${item.urgent ? 'text-orange-500' : 'text-color'}`}>{item.count}</b>
    </>
  )
  const className = 'dashboard-pending-tile flex align-items-center gap-3 h-full px-3 py-2 border-1 surface-border border-round'
  return item.path ? (
    <Link className={className} to={item.path}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  )
}
