import { ErrorBoundary } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { useText } from '../../platform/text'
import { noticeShown } from '../notices/model'
import { reloadMissingStyles, useOnline } from './recover-missing-files'

interface PanelBoundaryProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Error boundary of a lazy panel: if it does not load, it closes and a notice reports why. */
export function PanelBoundary({ onClose, children }: PanelBoundaryProps) {
  return <ErrorBoundary fallback={() => <PanelLoadError onClose={onClose} />}>{children}</ErrorBoundary>
}

/** Reports that the panel's code did not load, as after a deployment or offline. The rest of the page is unaffected. */
function PanelLoadError({ onClose }: Pick<PanelBoundaryProps, 'onClose'>) {
  const t = useText()
  const notify = useUnit(noticeShown)
  const text = useOnline() ? 'errors.outdatedHint' : 'connection.offline'
  useEffect(() => {
    notify({ severity: 'error', text: t(text) })
    reloadMissingStyles()
    onClose()
  })
  return null
}
