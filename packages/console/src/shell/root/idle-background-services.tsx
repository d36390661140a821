import { ErrorBoundary, loadable } from '@jwsk/kit'
import { getLanguage, useTranslator } from '@jwsk/ui'
import { useEffect, useState } from 'react'
import { reloadMissingStyles } from '../panels/recover-missing-files'
import { preloadChunks } from '../preload/preload-chunks'

const BackgroundWatch = loadable(() => import('./background-services'))

const idleDelayMs = 1500

/** Loads the background services while the page is idle; the console works without them. */
export function IdleBackgroundServices() {
  const [isIdle, setIsIdle] = useState(false)
  const translator = useTranslator()
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsIdle(true)
      void preloadChunks(getLanguage(translator))
    }, idleDelayMs)
    return () => clearTimeout(timer)
  }, [translator])
  if (!isIdle) return null
  return (
    <ErrorBoundary fallback={(_, reset) => <OnceOnline then={reset} />}>
      <BackgroundWatch />
    </ErrorBoundary>
  )
}

/** Renders nothing, and calls `then` once the network is back. */
function OnceOnline({ then }: { readonly then: () => void }) {
  useEffect(() => {
    const back = () => {
      reloadMissingStyles()
      then()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [then])
  return null
}
