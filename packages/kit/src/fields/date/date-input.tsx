import { getControlProps } from '../control-props'
import type { InputProps } from '../types'
import { DateBox } from './date-box'

/** A day; it knows no time zone, so no day can shift. */
export function DateInput(props: InputProps<string>) {
  return <DateBox {...getControlProps(props)} precision="date" value={props.value} onChange={props.onChange} />
}

/** A day and a time. */
export function DateTimeInput(props: InputProps<string>) {
  return <DateBox {...getControlProps(props)} precision="dateTime" value={props.value} onChange={props.onChange} />
}
