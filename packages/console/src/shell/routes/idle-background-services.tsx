import { ErrorBoundary, loadable } from '@jwsk/kit'
import { getLanguage, useTranslator } from '@jwsk/ui'
import { useEffect, useState } from 'react'
import { reloadMissingStyles } from '../panels/recover-missing-files'
import { prefetch } from '../prefetch/prefetch'
import { preloadChunks } from '../prefetch/preload-chunks'

const BackgroundWatch = loadable(() => import('./background-services'))

/** Loads the background services while the page is idle; the console works without them. */
export function IdleBackgroundServices() {
  const [isIdle, setIsIdle] = useState(false)
  const translator = useTranslator()
  useEffect(() => {
    const preload = () => {
      setIsIdle(true)
      return preloadChunks(getLanguage(translator))
    }
    return prefetch({ preload }, 'idle')
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
