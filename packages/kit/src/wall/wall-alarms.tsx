import './wall-list.css'
import { useRef } from 'react'
import { usePages } from './use-pages'
import { WallPanel } from './wall-panel'
import type { WallTone } from './wall-tone'
import { WallTurn } from './wall-turn'

/** Something that somebody has to look after. */
export interface WallAlarm {
  readonly key: string
  readonly name: string
  readonly tone: WallTone
  /** What is the matter, in a word. */
  readonly word: string
}

interface WallAlarmsProps {
  readonly heading: string
  /** The gravest first; nothing while they are not known. */
  readonly alarms: readonly WallAlarm[] | undefined
  /** Said where there is none. */
  readonly calm: string
}

const none: readonly WallAlarm[] = []

/** What somebody has to look after, page after page where it does not fit; one calm line where there is nothing. */
export function WallAlarms({ heading, alarms, calm }: WallAlarmsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, page, count, turn, hold } = usePages(list, alarms ?? none)
  const aside = (
    <span className="flex gap-3">
      {count > 1 && <WallTurn page={page} count={count} onTurn={turn} />}
      {alarms && <b className="text-color">{alarms.length}</b>}
    </span>
  )
  return (
    <WallPanel
      name="alarms"
      heading={heading}
      aside={aside}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {alarms?.length === 0 && <p className="wall-calm text-green-500">{calm}</p>}
      <ul className="wall-list flex flex-1 min-h-0" ref={list}>
        {shown.map(({ key, name, tone, word }) => (
          <li key={key} className="wall-line" data-tone={tone}>
            <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
              <span className="wall-word" aria-hidden="true">
                ▲
              </span>{' '}
              {name}
            </span>
            <b className="wall-word font-medium">{word}</b>
          </li>
        ))}
      </ul>
    </WallPanel>
  )
}
