import { type ControlProps, createLazyControl } from '../../ui/lazy-control'
import type { Precision } from './local-date'

export interface DateBoxProps extends ControlProps {
  /** As the wire has it; what is no date is shown as it is. */
  readonly value: string
  /** Gets what was chosen, what was typed as far as it is a date, else the text. */
  readonly onChange: (value: string) => void
  readonly precision: Precision
  /** Where the value has them, unless said. */
  readonly withSeconds?: boolean
  /** The first day that may be chosen. */
  readonly min?: string
}

/** A day, a moment or a time of day of the site's clock, in the language on screen. */
export const DateBox = createLazyControl<DateBoxProps>(
  () => import('./date-picker').then((module) => module.DatePicker),
  ({ value }) => value,
)
