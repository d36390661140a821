import type { WallboardTone } from './wallboard-tone'

/** Loads from which a place is filling up, and nearly full. */
const [fillingUp, nearlyFull] = [0.7, 0.9]
/** Share of working devices below which a place has failed. */
const availabilityThreshold = 0.9

/** Rounds a share to whole percents, as it is shown. */
const roundShare = (share: number) => Number(share.toFixed(2))

/** Returns the tone of a load: the used share of a capacity, from 0 to 1. Shares that look equal have the same tone. */
export function getLoadTone(share: number): WallboardTone {
  const shown = roundShare(share)
  if (shown >= nearlyFull) return 'danger'
  return shown >= fillingUp ? 'warning' : 'success'
}

/** Returns the tone of an availability: the working share from 0 to 1; only 1 is `success`. */
export function getAvailabilityTone(share: number): WallboardTone {
  if (share >= 1) return 'success'
  return share >= availabilityThreshold ? 'warning' : 'danger'
}

/** Predefined scales: the load or the availability of places. */
export type WallboardScale = 'load' | 'availability'

/** Labels of the colours, or a predefined scale. */
export type WallboardLegendItems = WallboardScale | readonly (readonly [tone: WallboardTone | 'accent', word: string])[]
