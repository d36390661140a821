import { eachDay } from '../../../calendar/days'
import { EventButton } from '../event-button'
import type { RowEvent } from '../events'
import { useFormatDays } from '../format-days'
import type { Period } from '../period'
import type { ViewProps } from '../view-props'

interface AgendaProps extends Pick<ViewProps, 'resource' | 'rowOptions'> {
  readonly period: Period
  readonly today: string
  readonly getEvents: (day: string) => readonly RowEvent[]
}

/** Days of a period that have events, as a list for phones. */
export function Agenda({ resource, rowOptions, period, today, getEvents }: AgendaProps) {
  const { formatWholeDay } = useFormatDays()
  const days = eachDay(period.from, period.to).flatMap((day) => {
    const events = getEvents(day)
    return events.length > 0 ? [{ day, events }] : []
  })
  return (
    <ol className="kit-agenda">
      {days.map(({ day, events }) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h2>{formatWholeDay(day)}</h2>
          <ul className="kit-agenda-events">
            {events.map((event) => (
              <li key={event.key}>
                <EventButton resource={resource} rowOptions={rowOptions} event={event} className="kit-event-line" />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
