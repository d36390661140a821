import { cloneElement, type ReactElement, useId } from 'react'

interface PanelFieldProps {
  readonly label: string
  readonly required?: boolean
  readonly help?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactElement<{ readonly id?: string; readonly 'aria-describedby'?: string | undefined }>
}

/** Field of the panel next to a diagram: label above, help below. */
export function PanelField({ label, required = false, help, error, children }: PanelFieldProps) {
  const id = useId()
  const note = error ?? help
  const noteId = note ? `${id}-note` : undefined
  return (
    <div className="flex flex-column gap-1 text-sm">
      <label htmlFor={id} className="text-color-secondary">
        {label}
        {required && (
          <span className="pl-1 text-red-500" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {cloneElement(children, { id, 'aria-describedby': noteId })}
      {note && (
        <p id={noteId} className={`text-xs ${error ? 'text-red-500' : 'text-color-secondary'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
