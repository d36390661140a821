import { Dialog } from '@jwsk/ui'
import { EventButton } from '../event-button'
import type { RowEvent } from '../events'
import { useFormatDays } from '../format-days'
import type { ViewProps } from '../view-props'
import { useViewText } from '../view-texts'

interface DayDialogProps extends Pick<ViewProps, 'resource' | 'rowOptions' | 'labels'> {
  readonly day: string
  readonly events: readonly RowEvent[]
  readonly onClose: () => void
}

/** All events of a day. */
export function DayDialog({ resource, rowOptions, labels, day, events, onClose }: DayDialogProps) {
  const t = useViewText()
  const { formatWholeDay } = useFormatDays()
  return (
    <Dialog title={formatWholeDay(day)} size="small" outsideClick="closes" onClose={onClose}>
      <div className="kit-dialog-body">
        {events.length === 0 && <p className="text-color-secondary">{t('none', { record: labels.record })}</p>}
        <ul className="kit-agenda-events">
          {events.map((event) => (
            <li key={event.key}>
              <EventButton resource={resource} rowOptions={rowOptions} event={event} className="kit-event-line" onOpen={onClose} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
