import { createLoader } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import type { PhoneticMatch } from './find-matches'

const loader = createLoader(() => import('./pinyin').then(({ matchPinyin }) => matchPinyin))

const noMatch: PhoneticMatch = () => undefined

/** How labels sound, once somebody searches: the dictionary is heavy. By name alone until it is there, or where it cannot be had. */
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
