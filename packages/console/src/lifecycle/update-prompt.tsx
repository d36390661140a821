import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { leaveRequested } from '../tabs/model'
import { useText } from '../text'
import { $outdated, parseBuildId, currentBuildLoaded, updateDismissed, versionCheckRequested } from './version'

const checkIntervalMs = 10 * 60_000

/** Looks for a newer version now and then, and offers it; never forces it. */
export function UpdatePrompt() {
  const t = useText()
  const [outdated, know, doubt, putOff, leave] = useUnit([$outdated, currentBuildLoaded, versionCheckRequested, updateDismissed, leaveRequested])
  useEffect(() => {
    know(parseBuildId(document.head.innerHTML) ?? '')
    const look = () => {
      if (document.visibilityState === 'visible') doubt()
    }
    const timer = setInterval(look, checkIntervalMs)
    // a part of this build that is gone from the server
    const gone = () => doubt()
    document.addEventListener('visibilitychange', look)
    addEventListener('vite:preloadError', gone)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('vite:preloadError', gone)
    }
  }, [know, doubt])
  return (
    <div role="status">
      {outdated && (
        <div className="update-prompt fixed flex flex-wrap align-items-center column-gap-3 row-gap-2 px-4 py-3 border-1 surface-border border-round-lg surface-card">
          <i className="pi pi-sparkles text-primary" aria-hidden="true" />
          <p className="flex-1">{t('update.text')}</p>
          <Button onClick={() => putOff()}>{t('update.later')}</Button>
          <Button variant="primary" onClick={() => leave({ go: () => location.reload() })}>
            {t('update.now')}
          </Button>
        </div>
      )}
    </div>
  )
}
