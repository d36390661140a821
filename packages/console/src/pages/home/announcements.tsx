import { translateWord, useKitText, useOperationQuery } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { dashboard } from '@jwsk/sdk/desk'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/text'
import { findEntry, type Menu } from '../../shell/navigation/model'
import { DashboardPartError } from './dashboard-part'
import { isHiddenError } from './use-dashboard'

const noticePath = '/desk/notice'
const maxNotices = 6

/** Shows the latest announcements. */
export function Announcements({ menu }: { readonly menu: Menu }) {
  const t = useText()
  const kit = useKitText()
  const { data, error, refetch } = useOperationQuery(dashboard.notices)
  if (isHiddenError(error)) return null
  // output of the operation
  const notices = data as OutputOf<typeof dashboard.notices> | undefined
  const entry = findEntry(menu, noticePath)
  return (
    <section className="dashboard-card" aria-label={t('board.noticesTitle')} aria-busy={!data && !error}>
      <header className="flex align-items-center justify-content-between gap-2">
        <h3 className="m-0 text-base">{t('board.noticesTitle')}</h3>
        {entry && (
          <Link className="text-sm" to={entry.path}>
            {t('board.open')}
          </Link>
        )}
      </header>
      {error && !data ? <DashboardPartError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <div className="dashboard-skeleton border-round h-12rem" />}
      {notices?.length === 0 && <p className="py-3 text-color-secondary">{t('board.noNotices')}</p>}
      <ul>
        {notices?.slice(0, maxNotices).map(({ id, title, categoryName, releaseTime }) => (
          <li key={id} className="flex align-items-center justify-content-between gap-3 py-2 border-top-1 surface-border">
            {entry ? (
              <Link className="kit-text" to={`${entry.path}?${new URLSearchParams({ title })}`}>
                {title}
              </Link>
            ) : (
              <span className="kit-text">{title}</span>
            )}
            <small className="flex-none text-xs text-color-secondary">
              {[translateWord(categoryName ?? '', kit), releaseTime?.slice(5, 10)].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
