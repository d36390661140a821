import { cloneElement, type ReactElement, useId } from 'react'

interface PanelFieldProps {
  readonly label: string
  readonly help?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactElement<{ readonly id?: string; readonly 'aria-describedby'?: string | undefined }>
}

/** A field of the panel beside a drawing: its label above, what helps below. */
export function PanelField({ label, help, error, children }: PanelFieldProps) {
  const id = useId()
  const note = error ?? help
  const noteId = note ? `${id}-note` : undefined
  return (
    <div className="flex flex-column gap-1 text-sm text-color-secondary">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, 'aria-describedby': noteId })}
      {note && (
        <p id={noteId} className={`text-xs ${error ? 'text-red-500' : ''}`}>
          {note}
        </p>
      )}
    </div>
  )
}
