import { createField, differenceInDays, differenceInMinutes, type Field, Tag, useFormatSiteTime, useTranslate } from '@jwsk/kit'
import { getDueState } from './due'
import { isLongWait, toWholeDays } from './is-long-wait'
import { useFormatDuration } from './use-format-duration'

interface Wait {
  /** Minutes as counted by the platform; `undefined` if it sends none. */
  readonly minutes: number | undefined
  readonly since: string
  readonly urges: number
  /** Time at which the task is due; `''` if it has none. */
  readonly due: string
}

const toNumber = (wire: unknown) => (typeof wire === 'number' && wire >= 0 ? wire : undefined)
const toText = (wire: unknown) => (typeof wire === 'string' ? wire : '')

function WaitCell({ value: { minutes, since, urges, due } }: { readonly value: Wait }) {
  const t = useTranslate()
  const length = useFormatDuration()
  const now = useFormatSiteTime()
  const passed = minutes ?? differenceInMinutes(since, now())
  if (passed === undefined) return null
  const text = length(toWholeDays(passed, differenceInDays(since, now())))
  return (
    <span className="flex flex-wrap gap-1">
      {isLongWait(passed) ? <Tag tone="danger">{text}</Tag> : text}
      {urges > 0 && (
        <span title={t('flow:work.urged', { count: urges })}>
          <Tag tone="warning">
            <i className="pi pi-bell mr-1 text-xs" aria-hidden="true" />
            <span aria-hidden="true">{urges}</span>
            <span className="sr-only">{t('flow:work.urged', { count: urges })}</span>
          </Tag>
        </span>
      )}
      <DueTag due={due} now={now()} />
    </span>
  )
}

const dueTones = { soon: 'warning', overdue: 'danger' } as const

/** Tag of a task that is overdue or due within a day. */
export function DueTag({ due, now }: { readonly due: string; readonly now: string }) {
  const t = useTranslate()
  const length = useFormatDuration()
  const state = getDueState(due, now)
  if (state === 'none' || state === 'later') return null
  // one of them is 0
  const minutes = (differenceInMinutes(due, now) ?? 0) + (differenceInMinutes(now, due) ?? 0)
  return (
    <span title={due}>
      <Tag tone={dueTones[state]}>{t(`flow:inbox.due.${state}`, { time: length(minutes) })}</Tag>
    </span>
  )
}

/** Creates the field for a task's waiting time and the number of reminders. */
export const waitingTime = (): Field<number> =>
  createField<number, Wait>({
    Cell: WaitCell,
    Input: WaitCell,
    emptyValue: { minutes: undefined, since: '', urges: 0, due: '' },
    width: 136,
    promptVerb: 'enter',
    isEmpty: ({ minutes, since }) => minutes === undefined && since === '',
    toText: ({ minutes = 0 }) => String(minutes),
    parse: (wire, { createTime, urgeCount, dueTime }) => ({
      minutes: toNumber(wire),
      since: toText(createTime),
      urges: toNumber(urgeCount) ?? 0,
      due: toText(dueTime),
    }),
    // computed by the platform
    serialize: () => undefined,
  })
