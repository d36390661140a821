import { createField, differenceInMinutes, type Field, useFormatSiteTime, useTranslate } from '@jwsk/kit'

interface Stay {
  /** Minutes, computed by the platform when the car leaves. */
  readonly minutes: string
  /** Start of a stay that has not ended. */
  readonly since: string
}

const toText = (wire: unknown) => (typeof wire === 'string' ? wire : '')

const [perHour, perDay] = [60, 24 * 60]

/** Splits minutes into their two largest units. */
export function splitMinutes(minutes: number) {
  const [days, hours] = [Math.floor(minutes / perDay), Math.floor((minutes % perDay) / perHour)]
  if (days > 0) return { form: 'days' as const, days, hours }
  return hours > 0 ? { form: 'hours' as const, hours, minutes: minutes % perHour } : { form: 'minutes' as const, minutes }
}

function StayCell({ value: { minutes, since } }: { readonly value: Stay }) {
  const t = useTranslate()
  const now = useFormatSiteTime()
  const soFar = differenceInMinutes(since, now())
  const { form, ...counts } = splitMinutes(soFar ?? Number(minutes))
  const time = t(`parking:lasted.${form}`, counts)
  if (soFar === undefined) return <span className="kit-number">{time}</span>
  // marked, because the car may be abandoned
  const isLong = soFar >= perDay
  return (
    <span className={`kit-number ${isLong ? 'text-orange-500' : ''}`} title={isLong ? t('parking:overDay') : undefined}>
      {isLong && <i className="pi pi-exclamation-triangle mr-1 text-xs" aria-hidden="true" />}
      {t('parking:stay', { time })}
    </span>
  )
}

/** Formats minutes for spreadsheets, as hours and minutes. */
const formatClock = (minutes: number) => `${Math.floor(minutes / perHour)}:${String(minutes % perHour).padStart(2, '0')}`

/** Creates the field for the duration of a stay; counts up while the car is still there. */
export const parkingDuration = (): Field<number> =>
  createField<number, Stay>({
    Cell: StayCell,
    Input: StayCell,
    emptyValue: { minutes: '', since: '' },
    preferredWidth: 150,
    align: 'end',
    summaryGroup: 'measure',
    promptVerb: 'enter',
    isEmpty: ({ minutes, since }) => minutes === '' && since === '',
    toText: ({ minutes }) => (minutes === '' ? '' : formatClock(Number(minutes))),
    parse: (wire, { leaveTime, enterTime, orderStatus }) => {
      const minutes = Number(wire ?? Number.NaN)
      const isOver = minutes > 0 || toText(leaveTime) !== ''
      return isOver
        ? { minutes: Number.isFinite(minutes) ? String(minutes) : '', since: '' }
        : { minutes: '', since: orderStatus === 0 ? toText(enterTime) : '' }
    },
    // computed by the platform
    serialize: () => undefined,
  })
