import { ErrorBoundary, getLanguage, loadable, useTranslator } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import { mendStyles } from '../panels/missing-part'
import { fetchParcels } from '../parcels/fetch-parcels'

const BackgroundWatch = loadable(() => import('./background-watch'))

const restBefore = 1500

/** The background watch, once the page has nothing better to do; without them it works all the same. */
export function IdleBackgroundWatch() {
  const [rested, setRested] = useState(false)
  const translator = useTranslator()
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(true)
      void fetchParcels(getLanguage(translator))
    }, restBefore)
    return () => clearTimeout(timer)
  }, [translator])
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
