import type { InputProps } from './types'

/** What every control of a form tells the page about itself. */
export const getControlProps = <Value>({ id, inputRef, onBlur, invalid, required, describedBy }: InputProps<Value>) => ({
  id,
  ref: inputRef,
  onBlur,
  'aria-required': required,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})
