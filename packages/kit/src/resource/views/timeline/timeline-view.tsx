import '../views.css'
import './timeline.css'
import { getOwn } from '@jwsk/sdk'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { renderCell } from '../../list/render-cell'
import type { TimelineOptions } from '../../model/list/views'
import { EventButton } from '../event-button'
import type { RowEvent } from '../events'
import { useFormatDays } from '../format-days'
import { type PeriodUnit, stepPeriod } from '../period'
import { PeriodBar } from '../period-bar'
import { PeriodFooter, ViewError } from '../period-message'
import { usePeriod } from '../use-period'
import { usePeriodRows } from '../use-period-rows'
import type { ViewProps } from '../view-props'
import { useViewText } from '../view-texts'
import { groupEvents } from './groups'
import { getAxisMarks, getBarPosition, getPeriodLength } from './scale'

// the first one is the default
const units: readonly PeriodUnit[] = ['quarter', 'month', 'week']
const orderedUnits: readonly PeriodUnit[] = ['week', 'month', 'quarter']

/** Timeline of a list's rows: bars over an axis of days. */
export function TimelineView(props: ViewProps) {
  const { timeline } = props.resource
  return timeline ? <TimelineBars {...props} options={timeline} /> : null
}

// CSSProperties has no custom properties
const toStyle = (properties: Readonly<Record<string, number>>) => properties as CSSProperties

/** Moves of the focus between bars, by key. */
const keySteps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

function TimelineBars({ options, ...props }: ViewProps & { readonly options: TimelineOptions }) {
  const { resource, labels, rowOptions } = props
  const t = useViewText()
  const { formatDay, formatPeriod } = useFormatDays()
  const { period, today, setPeriod } = usePeriod(units, props.addressPrefix)
  const loaded = usePeriodRows(props, options, period)
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string>()
  const { events } = loaded
  const groupField = options.group === undefined ? undefined : resource.fields[options.group]
  const groups = options.group !== undefined && groupField ? groupEvents(events, options.group, groupField) : [{ key: '', events }]
  const ordered = groups.flatMap((group) => group.events)
  const focusable = ordered.some(({ key }) => key === active) ? active : ordered[0]?.key

  const move = (event: KeyboardEvent) => {
    const by = { PageUp: -1, PageDown: 1 } as const
    const turn = getOwn<-1 | 1>(by, event.key)
    if (turn) {
      event.preventDefault()
      return setPeriod(stepPeriod(period, turn))
    }
    const bars = [...(box.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [])]
    const at = bars.indexOf(event.currentTarget as HTMLElement)
    const next = bars[getOwn(keySteps, event.key)?.(at, bars.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    setActive(next.dataset.event)
    next.focus()
  }
  const renderBar = (event: RowEvent) => {
    const { start, length, isContinued, continues } = getBarPosition(event, period)
    return (
      <li key={event.key}>
        <div
          className={`kit-timeline-bar ${isContinued ? 'is-continued' : ''} ${continues ? 'continues' : ''}`}
          style={toStyle({ '--start': start, '--length': length })}
        >
          <EventButton
            resource={resource}
            rowOptions={rowOptions}
            event={event}
            className=""
            tabIndex={event.key === focusable ? 0 : -1}
            onKeyDown={move}
          />
        </div>
      </li>
    )
  }
  const renderGroupLabel = ({ row }: RowEvent) =>
    options.group !== undefined && groupField && renderCell(groupField, { name: options.group, row, Own: resource.cells[options.group] })
  const now = today >= period.from && today <= period.to ? getBarPosition({ from: today, to: today }, period).start : undefined
  if (loaded.error)
    return (
      <div className="kit-view-box">
        <ViewError {...props} loaded={loaded} />
      </div>
    )
  return (
    <div className="kit-view-box">
      <PeriodBar period={period} units={orderedUnits} today={today} onChange={setPeriod} />
      <div className="kit-view-body" aria-busy={loaded.isPending}>
        <div
          ref={box}
          className="kit-timeline-view"
          data-unit={period.unit}
          style={toStyle({ '--days': getPeriodLength(period), ...(now !== undefined && { '--today': now }) })}
        >
          <div className="kit-timeline-axis" aria-hidden="true">
            {getAxisMarks(period).map(({ day, at }) => (
              <span key={day} data-today={day === today || undefined} style={toStyle({ '--start': at })}>
                {period.unit === 'month' ? Number(day.slice(8)) : formatDay(day)}
              </span>
            ))}
          </div>
          {now !== undefined && <div className="kit-timeline-today" aria-hidden="true" />}
          {groups.map(({ key, events: members }) => (
            <section key={key} aria-label={`${labels.title} ${formatPeriod(period)}`}>
              {groupField && members[0] && <h2>{key === '' ? t('ungrouped') : renderGroupLabel(members[0])}</h2>}
              <ul>{members.map(renderBar)}</ul>
            </section>
          ))}
        </div>
      </div>
      <PeriodFooter {...props} period={period} loaded={loaded} />
    </div>
  )
}
