import { Button } from '@jwsk/kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../platform/text'
import { reloadMissingStyles, useOnline } from '../shell/panels/recover-missing-files'
import { ScreenSkeleton } from '../shell/screens/screen-skeleton'
import { StatusPage } from './status-page'

const retryDelayMs = 1000
/** Paths of screens that were retried since the browser was last offline. */
const triedPaths = new Set<string>()

interface ChunkLoadErrorProps {
  readonly path: string
  readonly onRetry: () => void
}

/** Reports that a screen's chunk failed to load. Retries once, and again when the network is back; then it offers to reload the page. */
export function ChunkLoadError({ path, onRetry }: ChunkLoadErrorProps) {
  const t = useText()
  const online = useOnline()
  const [phase, setPhase] = useState<'new' | 'asked' | 'over'>(() => (triedPaths.has(path) ? 'over' : 'new'))
  const next = useEffectEvent(() => {
    if (phase === 'asked') return setPhase('over')
    triedPaths.add(path)
    reloadMissingStyles()
    setPhase('asked')
    onRetry()
  })
  useEffect(() => {
    if (!online) {
      triedPaths.delete(path)
      setPhase('new')
    }
    if (!online || phase === 'over') return
    const timer = setTimeout(() => next(), retryDelayMs)
    return () => clearTimeout(timer)
  }, [online, phase, path])
  if (!online) return <StatusPage icon="pi pi-wifi" title={t('errors.outdated')} text={t('connection.offline')} />
  if (phase !== 'over') return <ScreenSkeleton />
  return (
    <StatusPage icon="pi pi-cloud-download" title={t('errors.outdated')} text={t('errors.outdatedHint')}>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
    </StatusPage>
  )
}
