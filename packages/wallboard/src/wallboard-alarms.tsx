import './wallboard-list.css'
import { type CSSProperties, useRef } from 'react'
import { stripSharedSuffix } from './plan/plan-names'
import { useAutoPaging } from './use-auto-paging'
import { WallboardPagination } from './wallboard-pagination'
import { WallboardPanel } from './wallboard-panel'
import type { WallboardTone } from './wallboard-tone'

/** Problem that needs attention. */
export interface WallboardAlarm {
  readonly key: string
  readonly name: string
  readonly tone: WallboardTone
  /** Short label of the problem. */
  readonly label: string
}

interface WallboardAlarmsProps {
  readonly heading: string
  /** Alarms, most severe first; `undefined` while loading. */
  readonly alarms: readonly WallboardAlarm[] | undefined
  /** Text shown without alarms. */
  readonly emptyText: string
}

/** Lets the style sheet reserve the height of all alarms, so that it is the same on each page. */
const toStyle = (rows: number) => ({ '--rows': rows }) as CSSProperties // CSSProperties has no custom properties

const none: readonly WallboardAlarm[] = []

/** Panel of alarms, as high as its content; paginated if that is more than half of the column. */
export function WallboardAlarms({ heading, alarms, emptyText }: WallboardAlarmsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { visible, page, count, goToPage, setPaused } = useAutoPaging(list, alarms ?? none)
  const names = stripSharedSuffix((alarms ?? none).map(({ name }) => name))
  const shortNames = new Map(alarms?.map(({ key }, index) => [key, names[index]]))
  const aside = (
    <span className="flex gap-3">
      {count > 1 && <WallboardPagination page={page} count={count} onPageChange={goToPage} />}
      {alarms && <b className="text-color">{alarms.length}</b>}
    </span>
  )
  return (
    <WallboardPanel
      name="alarms"
      heading={heading}
      aside={aside}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {alarms?.length === 0 && <p className="text-green-500">{emptyText}</p>}
      <ul className="wallboard-list flex min-h-0" style={toStyle(alarms?.length ?? 0)} ref={list}>
        {visible.map(({ key, name, tone, label }) => (
          <li key={key} className="wallboard-line" data-tone={tone}>
            <span className="overflow-hidden text-overflow-ellipsis white-space-nowrap" title={name}>
              <span className="wallboard-word" aria-hidden="true">
                ▲
              </span>{' '}
              {shortNames.get(key) ?? name}
            </span>
            <b className="wallboard-word font-medium">{label}</b>
          </li>
        ))}
      </ul>
    </WallboardPanel>
  )
}
