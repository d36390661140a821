import type { ReactNode } from 'react'
import { Button } from '../../ui/button'

interface ScreenHeadProps {
  readonly title: string
  readonly hint: string | undefined
  readonly addLabel: string
  readonly onAdd: (() => void) | undefined
  /** What else can be done with the list as it is. */
  readonly children: ReactNode
}

export function ScreenHead({ title, hint, addLabel, onAdd, children }: ScreenHeadProps) {
  return (
    <header className="kit-screen-head">
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {children}
      {onAdd && (
        <Button kind="primary" icon="add" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </header>
  )
}
