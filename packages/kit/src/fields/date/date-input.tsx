import { getControlProps } from '../control-props'
import type { InputProps } from '../types'
import { DateBox } from './date-box'

/** Input for a day, independent of time zones, so that no day shifts. */
export function DateInput(props: InputProps<string>) {
  return <DateBox {...getControlProps(props)} precision="date" value={props.value} onChange={props.onChange} />
}

/** Input for a day and a time. */
export function DateTimeInput(props: InputProps<string>) {
  return <DateBox {...getControlProps(props)} precision="dateTime" value={props.value} onChange={props.onChange} />
}
