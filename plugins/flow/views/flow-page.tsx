import './flow-page.css'
import type { ReactNode } from 'react'

interface FlowPageProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** What a screen that is no list stands in. */
export function FlowPage({ title, hint, children }: FlowPageProps) {
  return (
    <section className="kit-screen flow-page">
      <header className="kit-screen-head">
        <div>
          <h1>{title}</h1>
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
