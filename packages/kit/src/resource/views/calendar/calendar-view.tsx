import '../views.css'
import './calendar-view.css'
import { useState } from 'react'
import type { CalendarOptions } from '../../model/list/views'
import type { RowEvent } from '../events'
import { getCoveringWeeks, type PeriodUnit } from '../period'
import { PeriodBar } from '../period-bar'
import { PeriodFooter, ViewError } from '../period-message'
import { usePeriod } from '../use-period'
import { usePeriodRows } from '../use-period-rows'
import type { ViewProps } from '../view-props'
import { Agenda } from './agenda'
import { CalendarGrid } from './calendar-grid'
import { DayDialog } from './day-dialog'

const units: readonly PeriodUnit[] = ['month', 'week']

/** Calendar of a list's rows: a grid of days, or a list of them on phones. */
export function CalendarView(props: ViewProps) {
  const { calendar } = props.resource
  return calendar ? <Calendar {...props} options={calendar} /> : null
}

function Calendar({ options, ...props }: ViewProps & { readonly options: CalendarOptions }) {
  const { period, today, setPeriod } = usePeriod(units, props.addressPrefix)
  const weeks = getCoveringWeeks(period)
  const days = { from: weeks[0]?.[0] ?? period.from, to: weeks.at(-1)?.at(-1) ?? period.to }
  const loaded = usePeriodRows(props, options, props.isCompact ? period : days)
  const [openDay, setOpenDay] = useState<string>()
  const getEvents = (day: string): readonly RowEvent[] => loaded.events.filter(({ from, to }) => from <= day && day <= to)
  const shared = { ...props, period, today, getEvents }
  return (
    <div className="kit-view-box">
      <PeriodBar period={period} units={units} today={today} onChange={setPeriod} />
      {loaded.error ? (
        <ViewError {...props} loaded={loaded} />
      ) : (
        <div className="kit-view-body" aria-busy={loaded.isPending}>
          {props.isCompact ? (
            <Agenda {...shared} />
          ) : (
            <CalendarGrid {...shared} weeks={weeks} events={loaded.events} onPeriodChange={setPeriod} onDayOpen={setOpenDay} />
          )}
        </div>
      )}
      {!loaded.error && <PeriodFooter {...props} period={period} loaded={loaded} />}
      {openDay !== undefined && <DayDialog {...props} day={openDay} events={getEvents(openDay)} onClose={() => setOpenDay(undefined)} />}
    </div>
  )
}
