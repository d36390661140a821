import './input.css'
import type { Ref, TextareaHTMLAttributes } from 'react'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Multi-line text input. */
export const TextArea = ({ className = '', ...rest }: TextAreaProps) => <textarea {...rest} className={`kit-input ${className}`} />
