import { getOwn } from '@jwsk/sdk'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWeekdayNames } from '../../../calendar/day-grid'
import { getWeekday } from '../../../calendar/days'
import { addDays } from '../../../fields/date/wire-date'
import { EventButton } from '../event-button'
import { layoutDays, type RowEvent, type Segment } from '../events'
import { useFormatDays } from '../format-days'
import { getPeriod, type Period, stepMonth } from '../period'
import type { ViewProps } from '../view-props'
import { useViewText } from '../view-texts'

interface CalendarGridProps extends Pick<ViewProps, 'resource' | 'rowOptions' | 'labels'> {
  readonly period: Period
  readonly weeks: readonly (readonly string[])[]
  readonly today: string
  readonly events: readonly RowEvent[]
  readonly getEvents: (day: string) => readonly RowEvent[]
  readonly onPeriodChange: (period: Period) => void
  readonly onDayOpen: (day: string) => void
}

/** Number of events that a day of a month shows; a week shows all. */
const maxLanes = 3
const minLanes = 2

const keyMoves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -getWeekday(day)),
  End: (day) => addDays(day, 6 - getWeekday(day)),
  PageUp: (day) => stepMonth(day, -1),
  PageDown: (day) => stepMonth(day, 1),
}

// CSSProperties has no custom properties
const toLaneStyle = ({ lane, span }: Segment<RowEvent>) => ({ '--lane': lane, '--span': span }) as CSSProperties

const getSegmentClass = ({ isContinued, continues }: Segment<RowEvent>) =>
  `kit-event-bar ${isContinued ? 'is-continued' : ''} ${continues ? 'continues' : ''}`

/** Grid of the days of a month or week: arrow keys move between days, Enter opens a day or an event. */
export function CalendarGrid({ period, weeks, today, events, getEvents, onPeriodChange, onDayOpen, ...props }: CalendarGridProps) {
  const t = useViewText()
  const names = useWeekdayNames('short')
  const { formatWholeDay, formatPeriod } = useFormatDays()
  const table = useRef<HTMLTableElement>(null)
  const [selected, setSelected] = useState(today)
  const [focused, setFocused] = useState<string>()
  const contains = (day: string) => period.from <= day && day <= period.to
  const start = contains(today) ? today : period.from
  const active = contains(selected) ? selected : start
  // the day may be in a period that is not rendered yet
  useEffect(() => {
    const button = focused === undefined ? undefined : table.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)
    if (!button || active !== focused) return
    button.focus()
    setFocused(undefined)
  }, [focused, active])

  const move = (event: KeyboardEvent, day: string) => {
    const to = getOwn(keyMoves, event.key)?.(day)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setSelected(to)
    setFocused(to)
    if (!contains(to)) onPeriodChange(getPeriod(period.unit, to))
  }
  const isWeek = period.unit === 'week'
  const visibleLanes = isWeek ? events.length : maxLanes
  const renderDay = (day: string, segments: readonly Segment<RowEvent>[]) => {
    const count = getEvents(day).length
    const hidden = isWeek ? 0 : count - segments.filter(({ lane, event }) => lane < maxLanes && event.from <= day && day <= event.to).length
    const tabIndex = day === active ? 0 : -1
    return (
      <td key={day} data-weekend={getWeekday(day) > 4 || undefined} data-outside={contains(day) ? undefined : true}>
        <button
          type="button"
          className="kit-calendar-date"
          data-date={day}
          aria-current={day === today ? 'date' : undefined}
          aria-label={t('day', { date: formatWholeDay(day), count })}
          tabIndex={tabIndex}
          onClick={() => {
            setSelected(day)
            onDayOpen(day)
          }}
          onKeyDown={(event) => move(event, day)}
        >
          <span>{Number(day.slice(8))}</span>
        </button>
        {segments
          .filter(({ lane, start: index }) => lane < visibleLanes && index === getWeekday(day))
          .map((segment) => (
            <div key={segment.event.key} className={getSegmentClass(segment)} style={toLaneStyle(segment)}>
              <EventButton
                resource={props.resource}
                rowOptions={props.rowOptions}
                event={segment.event}
                className=""
                tabIndex={tabIndex}
                onKeyDown={(event) => move(event, day)}
              />
            </div>
          ))}
        {hidden > 0 && (
          <button
            type="button"
            className="kit-calendar-more"
            tabIndex={tabIndex}
            onClick={() => onDayOpen(day)}
            onKeyDown={(event) => move(event, day)}
          >
            {t('more', { count: hidden })}
          </button>
        )}
      </td>
    )
  }
  return (
    <table
      ref={table}
      className={`kit-calendar-view ${isWeek ? 'kit-calendar-week' : ''}`}
      aria-label={`${props.labels.title} ${formatPeriod(period)}`}
    >
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const segments = layoutDays(events, week)
          const used = Math.max(minLanes, ...segments.map(({ lane }) => lane + 1))
          // a crowded day has a line for the others
          const lanes = isWeek ? used : Math.min(used, maxLanes + 1)
          return (
            <tr key={week[0]} style={{ '--lanes': lanes } as CSSProperties}>
              {week.map((day) => renderDay(day, segments))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
