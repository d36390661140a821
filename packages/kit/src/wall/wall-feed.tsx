import './wall-list.css'
import type { ReactNode } from 'react'
import { WallPanel } from './wall-panel'

/** Something that happened. */
export interface WallEvent {
  readonly key: string
  /** `MM-DD`; empty for today. */
  readonly day: string
  /** `HH:mm` */
  readonly time: string
  /** Between the time and the text. */
  readonly lead?: ReactNode
  readonly text: string
}

interface WallFeedProps {
  /** What it is, in one word. */
  readonly name: string
  readonly heading: string
  /** The last first. */
  readonly events: readonly WallEvent[]
  /** Said where there is none. */
  readonly empty: string
}

/** What happened last; the day stands once above its first line. */
export const WallFeed = ({ name, heading, events, empty }: WallFeedProps) => (
  <WallPanel name={name} heading={heading}>
    <ol className="wall-list flex flex-1 min-h-0">
      {events.map(({ key, day, time, lead, text }, index) => (
        <li key={key}>
          {day !== (events[index - 1]?.day ?? '') && (
            <span className="wall-small text-color-secondary" style={{ gridColumn: '1 / -1' }}>
              {day}
            </span>
          )}
          <time className="text-color-secondary white-space-nowrap">{time}</time>
          {lead}
          <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={text}>
            {text}
          </span>
        </li>
      ))}
    </ol>
    {events.length === 0 && <p className="text-color-secondary">{empty}</p>}
  </WallPanel>
)
