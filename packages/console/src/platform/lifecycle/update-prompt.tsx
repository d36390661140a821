import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { leaveRequested } from '../../shell/tabs/model'
import { useText } from '../text'
import { $outdated, currentBuildLoaded, parseBuildId, updateDismissed, versionCheckRequested } from './version'

const checkIntervalMs = 10 * 60_000

/** Checks for a newer version every 10 minutes and on return to the page, and offers it without forcing a reload. */
export function UpdatePrompt() {
  const t = useText()
  const [outdated, setBuild, check, dismiss, leave] = useUnit([
    $outdated,
    currentBuildLoaded,
    versionCheckRequested,
    updateDismissed,
    leaveRequested,
  ])
  useEffect(() => {
    setBuild(parseBuildId(document.head.innerHTML) ?? '')
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') check()
    }
    const timer = setInterval(checkIfVisible, checkIntervalMs)
    // a chunk of this build is gone from the server
    const onPreloadError = () => check()
    document.addEventListener('visibilitychange', checkIfVisible)
    addEventListener('vite:preloadError', onPreloadError)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfVisible)
      removeEventListener('vite:preloadError', onPreloadError)
    }
  }, [setBuild, check])
  return (
    <div role="status">
      {outdated && (
        <div className="update-prompt fixed flex flex-wrap align-items-center column-gap-3 row-gap-2 px-4 py-3 border-1 surface-border border-round-lg surface-card">
          <i className="pi pi-sparkles text-primary" aria-hidden="true" />
          <p className="flex-1">{t('update.text')}</p>
          <Button onClick={() => dismiss()}>{t('update.later')}</Button>
          <Button variant="primary" onClick={() => leave({ go: () => location.reload() })}>
            {t('update.now')}
          </Button>
        </div>
      )}
    </div>
  )
}
