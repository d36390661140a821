import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $sidebar } from '../../platform/preferences/model'
import { useText } from '../../platform/text'

interface ShellProps {
  readonly chrome: 'full' | 'bare'
  readonly sidebar: ReactNode
  readonly topbar: ReactNode
  readonly children: ReactNode
}

const contentId = 'content'

/** Frame around every screen of a signed-in user. */
export function Shell({ chrome, sidebar, topbar, children }: ShellProps) {
  const t = useText()
  const skip = () => document.getElementById(contentId)?.focus()
  return (
    <div className="shell">
      <button type="button" className="skip-link" onClick={skip}>
        {t('layout.skip')}
      </button>
      {chrome === 'full' && sidebar}
      <div className="flex flex-1 flex-column min-w-0">
        {chrome === 'full' && topbar}
        <main id={contentId} className="content outline-none" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

const skeletonBars = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Skeleton of the frame while the menu loads. */
export function ShellSkeleton() {
  const t = useText()
  const sidebar = useUnit($sidebar)
  return (
    <div className="shell" role="status" aria-label={t('layout.loading')}>
      <div className="sidebar shell-skeleton gap-3" data-shape={sidebar}>
        {skeletonBars.map((bar) => (
          <span key={bar} className="skeleton-row" />
        ))}
      </div>
      <div className="flex flex-1 flex-column min-w-0">
        <div className="topbar" />
        <div className="content" />
      </div>
    </div>
  )
}
