import { differenceInDays, MessagePanel, useFormatSiteTime, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'
import { Link } from 'react-router-dom'

type Item = OutputOf<typeof dashboard.portal>['pending'][number]

interface PendingProps {
  readonly items: readonly Item[]
  readonly getLabel: (code: string, otherwise: string) => string
}

const Waiting = ({ item: { code, title, path, count, urgent }, getLabel }: Pick<PendingProps, 'getLabel'> & { readonly item: Item }) => (
  <>
    {path ? <Link to={path}>{getLabel(code, title)}</Link> : <span>{getLabel(code, title)}</span>}
    <b className={`flex-none ${urgent ? 'text-orange-500' : ''}`}>{count}</b>
  </>
)

/** Waiting time of the oldest item. */
function Age({ item: { since = '' } }: { readonly item: Item }) {
  const t = useTranslate()
  const days = differenceInDays(since, useFormatSiteTime()())
  if (days === undefined) return null
  return <small className="text-color-secondary">{t('board.since', { count: days })}</small>
}

const card = 'px-4 pt-3 pb-4 border-1 surface-border border-round-lg surface-card'

/** Pending items, one below the other. */
export function PendingList({ items, getLabel }: PendingProps) {
  const t = useTranslate()
  return (
    <section className={`desk-card ${card}`} aria-label={t('board.pendingTitle')}>
      <h2 className="mb-3 text-base">{t('board.pendingTitle')}</h2>
      {items.length === 0 && <MessagePanel icon="check" title={t('board.allDone')} />}
      <ul className="desk-pending">
        {items.map((item) => (
          <li key={item.code} className="flex align-items-center justify-content-between gap-3">
            <Waiting item={item} getLabel={getLabel} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Urgent pending items in one line; the home page lists all of them. */
export function PendingLine({ items, getLabel }: PendingProps) {
  const t = useTranslate()
  const urgent = items.filter((item) => item.urgent).toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? ''))
  const rest = items.filter((item) => !item.urgent).reduce((sum, { count }) => sum + count, 0)
  return (
    <section
      className="flex flex-wrap align-items-center column-gap-4 row-gap-2 px-4 py-2 border-1 surface-border border-round-lg surface-card"
      aria-label={t('board.pendingTitle')}
    >
      <h2 className="m-0 text-base">
        {urgent.length > 0 && <i className="pi pi-exclamation-triangle mr-2 text-orange-500" aria-hidden="true" />}
        {t('board.pendingTitle')}
      </h2>
      {items.length === 0 && <span className="text-color-secondary">{t('board.allDone')}</span>}
      <ul className="flex flex-wrap align-items-center column-gap-4 row-gap-2">
        {urgent.map((item) => (
          <li key={item.code} className="flex align-items-center gap-2">
            <Waiting item={item} getLabel={getLabel} />
            <Age item={item} />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link to="/wel/index">{t('board.rest', { count: rest })}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
