import { createLoader } from '@jwsk/kit'
import { useEffect, useState } from 'react'
import type { Sounds } from './match'

const loader = createLoader(() => import('./sounds').then(({ pinyinSounds }) => pinyinSounds))

const noSounds: Sounds = () => undefined

/** How labels sound, once somebody searches: the dictionary is heavy. By name alone until it is there, or where it cannot be had. */
export function useSounds(typed: string): Sounds {
  const [, arrive] = useState(false)
  const isWanted = typed !== ''
  useEffect(() => {
    if (!isWanted || loader.peek()) return
    loader.preload().then(
      () => arrive(true),
      () => undefined,
    )
  }, [isWanted])
  return loader.peek() ?? noSounds
}
