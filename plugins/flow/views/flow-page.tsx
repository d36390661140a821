import './flow-page.css'
import type { ReactNode } from 'react'

interface FlowPageProps {
  readonly title: string
  readonly hint?: string
  /** Whether the title is what a request asks for, shown large. */
  readonly isHeadline?: boolean
  /** Status shown next to the title. */
  readonly status?: ReactNode
  /** Buttons beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Layout of a screen without a list. */
export function FlowPage({ title, hint, isHeadline = false, status, tools, children }: FlowPageProps) {
  return (
    <section className="kit-screen flow-page">
      <header className="kit-screen-header">
        <div>
          <div className="flex flex-wrap align-items-center gap-2">
            <h1 className={`flex-none ${isHeadline ? 'flow-headline max-w-full' : ''}`}>{title}</h1>
            {status}
          </div>
          {hint && <p>{hint}</p>}
        </div>
        {tools}
      </header>
      <div className="kit-card">
        {/* the scroll container is not the flex container, which would shrink its children to the visible height */}
        <div className="flex flex-column flex-1 min-h-0 overflow-auto">
          <div className="kit-view flex flex-column flex-grow-1 flex-shrink-0">{children}</div>
        </div>
      </div>
    </section>
  )
}
