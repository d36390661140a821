import { flushSync } from 'react-dom'
import { getListRows, prefersReducedMotion } from './highlight-rows'

const timing = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const
/** Milliseconds in which a list usually loads again. */
const fadeMs = 500

/** Fades out the rows of deleted records until the list has loaded without them. */
export function fadeRows(keys: readonly (string | undefined)[]): void {
  if (prefersReducedMotion()) return
  const rows = getListRows().filter(({ dataset }) => keys.includes(dataset.key))
  // jsdom has no animations
  for (const row of rows) row.animate?.([{ opacity: 1 }, { opacity: 0, offset: 0.3 }, { opacity: 0 }], fadeMs)
}

/** Removes rows and moves the ones below up into the gap; without motion if the user prefers that. */
export function foldRows(remove: () => void): void {
  const rows = getListRows()
  const tops = rows.map((row) => row.getBoundingClientRect().top)
  flushSync(remove)
  if (prefersReducedMotion()) return
  for (const [at, row] of rows.entries()) {
    const distance = (tops[at] ?? 0) - row.getBoundingClientRect().top
    if (row.isConnected && distance !== 0) row.animate([{ translate: `0 ${distance}px` }, { translate: 'none' }], timing)
  }
}
