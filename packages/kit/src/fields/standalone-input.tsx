import type { ComponentType } from 'react'
import type { InputProps } from './types'

interface StandaloneInputProps<Value>
  extends Pick<InputProps<Value>, 'id' | 'value' | 'onChange'>,
    Partial<Pick<InputProps<Value>, 'invalid' | 'required' | 'describedBy'>> {
  readonly field: { readonly Input: ComponentType<InputProps<Value>> }
}

const nothing = () => undefined

/**
 * Control of a field outside of a form: without validation rules or a blur handler.
 *
 * @example
 * <label htmlFor="point">Point</label>
 * <StandaloneInput field={point} id="point" value={value} onChange={setValue} />
 */
export function StandaloneInput<Value>({ field: { Input }, ...props }: StandaloneInputProps<Value>) {
  return <Input onBlur={nothing} invalid={false} required={false} describedBy="" rule={{}} inputRef={nothing} {...props} />
}
