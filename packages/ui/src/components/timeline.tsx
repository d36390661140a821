import '../styles'
import type { ReactNode } from 'react'

/** Event of a timeline. */
export interface TimelineEvent {
  readonly key: string
  /** Time as the platform sends it; `undefined` for a future event. */
  readonly time?: string | undefined
  readonly title: string
  readonly actor?: string | undefined
  readonly text?: string | undefined
  /** Content below the text. */
  readonly content?: ReactNode
  readonly tone?: 'quiet' | 'accent' | 'success' | 'warning' | 'danger' | 'info'
}

/** List of events in the given order. */
export function Timeline({ label, moments }: { readonly label: string; readonly moments: readonly TimelineEvent[] }) {
  return (
    <ol className="kit-timeline" aria-label={label}>
      {moments.map(({ key, time, title, actor, text, content, tone = 'quiet' }) => (
        <li key={key} data-tone={tone}>
          <p className="flex flex-wrap align-items-baseline column-gap-2">
            <strong className="font-semibold">{title}</strong>
            {time && <time dateTime={time.replace(' ', 'T')}>{time}</time>}
            {actor && <span className="kit-timeline-who">{actor}</span>}
          </p>
          {text && <p>{text}</p>}
          {content}
        </li>
      ))}
    </ol>
  )
}
