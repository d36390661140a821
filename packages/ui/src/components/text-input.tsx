import './input.css'
import type { InputHTMLAttributes, Ref } from 'react'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Single-line text input. */
export const TextInput = (props: TextInputProps) => <input type="text" {...props} className="kit-input" />
