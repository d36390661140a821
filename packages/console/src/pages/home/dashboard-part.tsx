import { Button, ErrorBoundary, getErrorMessage, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { errorLogged, toErrorInfo } from '../../platform/logs/model'
import { useText } from '../../platform/text'
import { homePath } from '../../shell/navigation/model'

/** Error boundary of a part of the home page. */
export function DashboardPart({ children }: { readonly children: ReactNode }) {
  const log = useUnit(errorLogged)
  return (
    <ErrorBoundary
      fallback={(error, reset) => <DashboardPartError error={error} onRetry={reset} />}
      onError={(error, { componentStack }) => log({ type: 'screen', url: homePath, info: componentStack ?? '', ...toErrorInfo(error) })}
    >
      {children}
    </ErrorBoundary>
  )
}

export function DashboardPartError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText()
  const kit = useKitText()
  return (
    <div className="flex flex-wrap align-items-center gap-2 py-2 text-red-500" role="alert">
      <i className="pi pi-exclamation-circle" aria-hidden="true" />
      <span>{getErrorMessage(error, kit)}</span>
      <Button onClick={onRetry}>{t('errors.retry')}</Button>
    </div>
  )
}
