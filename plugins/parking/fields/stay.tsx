import { type Field, field, minutesBetween, useClock, useTranslate } from '@jwsk/kit'

interface Stay {
  /** The platform counts them when the car leaves. */
  readonly minutes: string
  /** Of a car that is still there. */
  readonly since: string
}

const textOf = (wire: unknown) => (typeof wire === 'string' ? wire : '')

function StayCell({ value: { minutes, since } }: { readonly value: Stay }) {
  const t = useTranslate()
  const now = useClock()
  const count = minutesBetween(since, now())
  // the label says that they are minutes
  return <span className="kit-number">{count === undefined ? minutes : t('parking:stay', { minutes: count })}</span>
}

/** How many minutes a car stood; of one that is still there, so far. */
export const stay = (): Field<number> =>
  field<number, Stay>({
    Cell: StayCell,
    Input: StayCell,
    initial: { minutes: '', since: '' },
    width: 160,
    align: 'end',
    topic: 'measure',
    ask: 'enter',
    isEmpty: ({ minutes, since }) => minutes === '' && since === '',
    toText: ({ minutes }) => minutes,
    read: (wire, { leaveTime, enterTime, orderStatus }) => {
      const minutes = Number(wire ?? Number.NaN)
      const isOver = minutes > 0 || textOf(leaveTime) !== ''
      return isOver
        ? { minutes: Number.isFinite(minutes) ? String(minutes) : '', since: '' }
        : { minutes: '', since: orderStatus === 0 ? textOf(enterTime) : '' }
    },
    // the platform counts them
    write: () => undefined,
  })
