import type { KeyboardEvent, ReactNode } from 'react'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'
import type { RowEvent } from './events'
import { useFormatDays } from './format-days'
import type { ViewProps } from './view-props'
import { useViewText } from './view-texts'

/** Returns the tone of the first status among the columns; `accent` in a list without one. */
export function getRowTone({ fields, columns }: Resource, row: Row) {
  const name = columns.find((column) => fields[column]?.getTone)
  const field = name === undefined ? undefined : fields[name]
  return (name !== undefined && field?.getTone?.(field.parse(row[name], row))) || 'accent'
}

interface EventButtonProps extends Pick<ViewProps, 'resource' | 'rowOptions'> {
  readonly event: RowEvent
  readonly className: string
  readonly tabIndex?: 0 | -1
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Called before the record opens. */
  readonly onOpen?: () => void
  readonly children?: ReactNode
}

/** Event in a calendar or timeline; a click opens its record, if a click on its row would. */
export function EventButton({ resource, rowOptions, event, className, tabIndex = 0, onKeyDown, onOpen, children }: EventButtonProps) {
  const t = useViewText()
  const { formatDay } = useFormatDays()
  const { row, name, from, to, time, endTime } = event
  const { onOpen: open, canOpen } = rowOptions
  const isOpenable = open !== undefined && (!canOpen || safeCondition(canOpen)(row))
  const start = `${formatDay(from)} ${time}`.trim()
  const end = `${formatDay(to)} ${endTime}`.trim()
  const isMoment = from === to && endTime === ''
  const label = isMoment ? t('moment', { name, from: start }) : t('event', { name, from: start, to: from === to ? endTime : end })
  return (
    <button
      type="button"
      className={`kit-event ${className}`}
      data-tone={getRowTone(resource, row)}
      data-event={event.key}
      tabIndex={tabIndex}
      aria-label={label}
      aria-disabled={isOpenable ? undefined : true}
      title={label}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!isOpenable) return
        onOpen?.()
        open?.(row)
      }}
    >
      {time && <time>{time}</time>}
      <bdi className="kit-text">{name}</bdi>
      {children}
    </button>
  )
}
