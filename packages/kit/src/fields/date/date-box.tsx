import { type ControlProps, createLazyControl } from '@jwsk/ui'
import type { Precision } from './local-date'

export interface DateBoxProps extends ControlProps {
  /** Wire value; an invalid date is shown unchanged. */
  readonly value: string
  /** Called with the chosen date, the typed text if it is a date, or else the raw text. */
  readonly onChange: (value: string) => void
  readonly precision: Precision
  /** Whether seconds are shown. Defaults to whether the value has any. */
  readonly withSeconds?: boolean
  /** First selectable day. */
  readonly min?: string
}

/** Localized input for a day, a moment or a time of day of the site's clock. */
export const DateBox = createLazyControl<DateBoxProps>(
  () => import('./date-picker').then((module) => module.DatePicker),
  ({ value }) => value,
)
