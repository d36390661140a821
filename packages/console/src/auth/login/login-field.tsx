import { TextInput } from '@jwsk/kit'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { type ConsoleTextKey, useText } from '../../platform/text'

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly error: ConsoleTextKey | undefined
  /** Element next to the input. */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

export function LoginField({ label, onValueChange, error, aside, hint, ...input }: FieldProps) {
  const t = useText()
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div className="flex flex-column gap-1">
      <label className="text-sm text-color-secondary" htmlFor={id}>
        {label}
      </label>
      <div className="login-input relative flex gap-2">
        <TextInput
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error && problemId}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {aside}
      </div>
      {hint}
      {error && (
        <p id={problemId} className="field-problem">
          {t(error)}
        </p>
      )}
    </div>
  )
}
