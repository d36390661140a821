import { ErrorBoundary } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { noticeShown } from '../notices/model'
import { useText } from '../text'
import { reloadMissingStyles, useOnline } from './recover-missing-files'

interface PanelBoundaryProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Around what is fetched when it is opened: where it cannot be had it closes, and a notice says why. */
export function PanelBoundary({ onClose, children }: PanelBoundaryProps) {
  return <ErrorBoundary fallback={() => <PanelLoadError onClose={onClose} />}>{children}</ErrorBoundary>
}

/** Its code is gone from the server, as after a deployment, or the network is: that costs nothing else. */
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
