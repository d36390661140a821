import './wallboard-list.css'
import type { ReactNode } from 'react'
import { WallboardPanel } from './wallboard-panel'

/** Event of a feed. */
export interface WallboardEvent {
  readonly key: string
  /** `MM-DD`; empty for today. */
  readonly day: string
  /** Time as `HH:mm`. */
  readonly time: string
  /** Content between the time and the text. */
  readonly prefix?: ReactNode
  readonly text: string
}

interface WallboardFeedProps {
  /** Short name of the panel; part of its CSS class and id. */
  readonly name: string
  readonly heading: string
  /** Events, newest first; `undefined` while loading. */
  readonly events: readonly WallboardEvent[] | undefined
  /** Text shown without events. */
  readonly emptyText: string
}

/** Feed of recent events; each day is shown once, above its first event. */
export const WallboardFeed = ({ name, heading, events, emptyText }: WallboardFeedProps) => (
  <WallboardPanel name={name} heading={heading}>
    {events?.length === 0 && <p className="text-color-secondary">{emptyText}</p>}
    <ol className="wallboard-list flex flex-1 min-h-0">
      {events?.map(({ key, day, time, prefix, text }, index) => (
        <li key={key}>
          {day !== (events[index - 1]?.day ?? '') && (
            <span className="wallboard-small text-color-secondary" style={{ gridColumn: '1 / -1' }}>
              {day}
            </span>
          )}
          <time className="text-color-secondary white-space-nowrap">{time}</time>
          {prefix}
          <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={text}>
            {text}
          </span>
        </li>
      ))}
    </ol>
  </WallboardPanel>
)
