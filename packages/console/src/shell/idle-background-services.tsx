import { ErrorBoundary, getLanguage, loadable, useTranslator } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import { reloadMissingStyles } from '../panels/recover-missing-files'
import { preloadChunks } from '../preload/preload-chunks'

const BackgroundWatch = loadable(() => import('./background-services'))

const idleDelayMs = 1500

/** The background watch, once the page has nothing better to do; without them it works all the same. */
export function IdleBackgroundServices() {
  const [rested, setRested] = useState(false)
  const translator = useTranslator()
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(true)
      void preloadChunks(getLanguage(translator))
    }, idleDelayMs)
    return () => clearTimeout(timer)
  }, [translator])
  if (!rested) return null
  return (
    <ErrorBoundary fallback={(_, reset) => <OnceOnline then={reset} />}>
      <BackgroundWatch />
    </ErrorBoundary>
  )
}

/** Nothing, until the network is back. */
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
