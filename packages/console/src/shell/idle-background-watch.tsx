import { ErrorBoundary, loadable } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import { mendStyles } from '../panels/missing-part'

const BackgroundWatch = loadable(() => import('./background-watch'))

const restBefore = 1500

/** The background watch, once the page has nothing better to do; without them it works all the same. */
export function IdleBackgroundWatch() {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restBefore)
    return () => clearTimeout(timer)
  }, [])
  if (!rested) return null
  return (
    <ErrorBoundary fallback={(_, reset) => <Online then={reset} />}>
      <BackgroundWatch />
    </ErrorBoundary>
  )
}

/** Nothing, until the network is back. */
function Online({ then }: { readonly then: () => void }) {
  useEffect(() => {
    const back = () => {
      mendStyles()
      then()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [then])
  return null
}
