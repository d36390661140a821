import type { ReactNode } from 'react'

interface StatePageProps {
  readonly icon: string
  /** The number that people know the state by: 403, 404, 500. */
  readonly code?: string
  readonly title: string
  readonly text: string
  /** A fact worth copying: a path, a message. */
  readonly detail?: string | undefined
  /** What the person can do next. */
  readonly children?: ReactNode
}

/** Instead of a screen: what is, why, and the next step. */
export function StatePage({ icon, code, title, text, detail, children }: StatePageProps) {
  return (
    <section className="state-page">
      <i className={icon} aria-hidden="true" />
      {code && <p className="state-code">{code}</p>}
      <h1>{title}</h1>
      <p>{text}</p>
      {detail && <code>{detail}</code>}
      <div className="state-actions">{children}</div>
    </section>
  )
}
