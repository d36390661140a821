import type { InputProps } from './types'

/** Returns the DOM and ARIA attributes shared by all form controls. */
export const getControlProps = <Value>({ id, inputRef, onBlur, invalid, required, describedBy }: InputProps<Value>) => ({
  id,
  ref: inputRef,
  onBlur,
  'aria-required': required,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
})
