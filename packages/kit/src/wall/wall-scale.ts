import type { WallTone } from './wall-tone'

/** From here on a place fills up, and from here on it is as good as full. */
const [filling, nearlyFull] = [0.7, 0.9]
/** Fewer that work than this are a failure of their place. */
const mostWork = 0.9

/** The colour of a load: how much of what a place takes is there, from 0 to 1. */
export function loadTone(share: number): WallTone {
  if (share >= nearlyFull) return 'danger'
  return share >= filling ? 'warning' : 'success'
}

/** The colour of a share that works, from 0 to 1: here all of it is well. */
export function availabilityTone(share: number): WallTone {
  if (share >= 1) return 'success'
  return share >= mostWork ? 'warning' : 'danger'
}

/** How full places are, or how much of them works. */
export type WallScale = 'load' | 'availability'

/** What each colour means, in a word; or the scale that they are of. */
export type WallLegend = WallScale | readonly (readonly [tone: WallTone | 'accent', word: string])[]
