import type { ReactNode } from 'react'
import { useKitText } from '../i18n/kit-text'
import { Button } from './button'
import { ErrorBoundary } from './error-boundary'

function PartError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useKitText()
  return (
    <p className="flex align-items-center gap-2 text-sm text-red-500" role="alert">
      {t('fields.island.failed')}
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t('fields.island.retry')}
      </Button>
    </p>
  )
}

/** Error boundary with a retry button for one part of a form, e.g. an editor or a map; the rest of the form stays. */
export const PartBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={(_, retry) => <PartError onRetry={retry} />}>{children}</ErrorBoundary>
)
