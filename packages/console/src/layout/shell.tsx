import type { ReactNode } from 'react'
import { useText } from '../text'

interface ShellProps {
  readonly chrome: 'full' | 'bare'
  readonly sidebar: ReactNode
  readonly topbar: ReactNode
  readonly tabs: ReactNode
  readonly children: ReactNode
}

const contentId = 'content'

/** The frame around every screen of a person who is signed in. */
export function Shell({ chrome, sidebar, topbar, tabs, children }: ShellProps) {
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
        {chrome === 'full' && tabs}
        <main id={contentId} className="content outline-none" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
