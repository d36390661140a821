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
        <div className="kit-view overflow-auto">{children}</div>
      </div>
    </section>
  )
}
