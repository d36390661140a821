import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import type { Arrangement } from '../site/model'
import { $arrangement, arrangementChanged } from './model'

export const densitySelected = arrangementChanged.prepend<NonNullable<Arrangement['density']>>((density) => ({ density }))
export const $density = $arrangement.map(({ density = 'normal' }) => density)

/** Applies the user's density to the document until sign-out; the login page has its own. */
export function useDensity() {
  const density = useUnit($density)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.density = density
    return () => {
      delete dataset.density
    }
  }, [density])
}
