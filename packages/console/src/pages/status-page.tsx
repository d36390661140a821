import type { ReactNode } from 'react'

interface StatusPageProps {
  readonly icon: string
  /** Well-known status code: 403, 404 or 500. */
  readonly code?: string
  readonly title: string
  readonly text: string
  /** Detail to copy: a path or a message. */
  readonly detail?: string | undefined
  /** Actions that the user can take next. */
  readonly children?: ReactNode
}

/** Page in place of a screen: what happened, why, and the next step. */
export function StatusPage({ icon, code, title, text, detail, children }: StatusPageProps) {
  return (
    <section className="state-page flex flex-column align-items-center gap-2 max-w-30rem m-auto py-5 text-center">
      <i className={`${icon} text-2xl text-color-secondary`} aria-hidden="true" />
      {code && <p className="state-code text-2xl font-semibold text-color">{code}</p>}
      <h1 className="text-xl">{title}</h1>
      <p className="text-color-secondary">{text}</p>
      {detail && <code className="max-w-full px-3 py-1 border-round surface-hover">{detail}</code>}
      <div className="state-actions flex flex-wrap justify-content-center gap-2 mt-3">{children}</div>
    </section>
  )
}
