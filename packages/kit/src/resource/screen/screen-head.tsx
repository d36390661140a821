import { Button } from '../../ui/button'

interface ScreenHeadProps {
  readonly title: string
  readonly hint: string | undefined
  readonly addLabel: string
  readonly onAdd: (() => void) | undefined
}

export function ScreenHead({ title, hint, addLabel, onAdd }: ScreenHeadProps) {
  return (
    <header className="kit-screen-head">
      <div>
        <h1>{title}</h1>
        {hint && <p>{hint}</p>}
      </div>
      {onAdd && (
        <Button kind="primary" icon="add" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </header>
  )
}
