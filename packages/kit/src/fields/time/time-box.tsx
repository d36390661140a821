import type { ControlProps } from '@jwsk/ui'
import { DateBox, type DateBoxProps } from '../date/date-box'
import { isTime } from '../date/wire-date'

const completeLength = { minutes: 5, seconds: 8 } as const
export type TimePrecision = keyof typeof completeLength

/** Converts a time to minutes or seconds. */
export const toPrecision = (text: string, precision: TimePrecision) =>
  isTime(text) ? `${text}:00`.slice(0, completeLength[precision]) : text

interface TimeBoxProps extends ControlProps, Pick<DateBoxProps, 'value' | 'onChange'> {
  /** Precision of the value. Defaults to `HH:mm`. */
  readonly precision?: TimePrecision
}

/** Input for a time of day, to the minute or the second. */
export function TimeBox({ precision = 'minutes', onChange, ...rest }: TimeBoxProps) {
  return (
    <DateBox {...rest} precision="time" withSeconds={precision === 'seconds'} onChange={(text) => onChange(toPrecision(text, precision))} />
  )
}
