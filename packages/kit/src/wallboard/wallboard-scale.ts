import type { WallboardTone } from './wallboard-tone'

/** From here on a place fills up, and from here on it is as good as full. */
const [loadThresholds, nearlyFull] = [0.7, 0.9]
/** Fewer that work than this are a failure of their place. */
const availabilityThreshold = 0.9

/** The colour of a load: how much of what a place takes is there, from 0 to 1. */
export function getLoadTone(share: number): WallboardTone {
  if (share >= nearlyFull) return 'danger'
  return share >= loadThresholds ? 'warning' : 'success'
}

/** The colour of a share that works, from 0 to 1: here all of it is well. */
export function getAvailabilityTone(share: number): WallboardTone {
  if (share >= 1) return 'success'
  return share >= availabilityThreshold ? 'warning' : 'danger'
}

/** How full places are, or how much of them works. */
export type WallboardScale = 'load' | 'availability'

/** What each colour means, in a word; or the scale that they are of. */
export type WallboardLegendItems = WallboardScale | readonly (readonly [tone: WallboardTone | 'accent', word: string])[]
