import { createLoader } from '@jwsk/ui'
import { useEffect, useState } from 'react'
import type { PhoneticMatch } from './find-matches'

const loader = createLoader(() => import('./pinyin').then(({ matchPinyin }) => matchPinyin))

const noMatch: PhoneticMatch = () => undefined

/** Loads the pinyin dictionary on the first search, because it is large. Matches by name alone until it has loaded, or if it fails. */
export function usePhoneticMatch(typed: string): PhoneticMatch {
  const [, arrive] = useState(false)
  const isWanted = typed !== ''
  useEffect(() => {
    if (!isWanted || loader.peek()) return
    loader.preload().then(
      () => arrive(true),
      () => undefined,
    )
  }, [isWanted])
  return loader.peek() ?? noMatch
}
