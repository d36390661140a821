import './flow-page.css'
import type { ReactNode } from 'react'

interface FlowPageProps {
  readonly title: string
  readonly hint?: string
  /** How what the screen is about stands. */
  readonly status?: ReactNode
  readonly children: ReactNode
}

/** What a screen that is no list stands in. */
export function FlowPage({ title, hint, status, children }: FlowPageProps) {
  return (
    <section className="kit-screen flow-page">
      <header className="kit-screen-head">
        <div>
          <div className="flex flex-wrap align-items-center gap-2">
            <h1 className="flex-none">{title}</h1>
            {status}
          </div>
          {hint && <p>{hint}</p>}
        </div>
      </header>
      <div className="kit-card">
        {/* what scrolls is not what lays its parts out: those would be squeezed into what is in sight */}
        <div className="flex flex-column flex-1 min-h-0 overflow-auto">
          <div className="kit-view flex flex-column flex-grow-1 flex-shrink-0">{children}</div>
        </div>
      </div>
    </section>
  )
}
