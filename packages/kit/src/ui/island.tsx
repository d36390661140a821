import { Component, type ReactNode, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { Button } from './button'

interface BoundaryProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useKitText()
  return (
    <p className="flex align-items-center gap-2 text-sm text-red-500" role="alert">
      {t('fields.island.failed')}
      <Button kind="quiet" icon="refresh" onClick={onRetry}>
        {t('fields.island.retry')}
      </Button>
    </p>
  )
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <Failure onRetry={this.props.onRetry} /> : this.props.children
  }
}

/** A part that may fail alone: an editor, a map. The rest of the form stays. */
export function Island({ children }: { readonly children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Boundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      {children}
    </Boundary>
  )
}
