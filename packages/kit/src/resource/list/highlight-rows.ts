import type { Resource } from '../model/resource'
import { isRow } from '../model/row'
import { getRowKey } from '../model/row-keys'

const durationMs = 1200
/** Frames to wait for the row of a record that was just added; about 3 s. */
const maxFrames = 180

const tint = 'color-mix(in srgb, var(--accent) 20%, var(--surface-1))'
/** The custom property is the background of the actions over the end of the row. */
const tinted = { backgroundColor: tint, '--row-background': tint }

/** Whether the user prefers that nothing moves. */
export const prefersReducedMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Returns the rows of all lists. */
export const getListRows = () => [...document.querySelectorAll<HTMLElement>('.kit-table tr[data-key]')]

/** Tints the rows of saved records for 1.2 s, as soon as a list shows them; does nothing if the user prefers reduced motion. */
export function highlightRows(resource: Pick<Resource, 'key'>, target: unknown): void {
  const records: readonly unknown[] = Array.isArray(target) ? target : [target]
  const keys = new Set<string | undefined>(records.filter(isRow).map((row) => getRowKey(row, resource.key)))
  if (keys.size === 0 || prefersReducedMotion()) return
  const start = (frame: number) => {
    const rows = getListRows().filter(({ dataset }) => keys.has(dataset.key))
    if (rows.length === 0 && frame < maxFrames) requestAnimationFrame(() => start(frame + 1))
    // jsdom has no animations
    for (const row of rows) row.animate?.([tinted, { ...tinted, offset: 0.5 }, {}], durationMs)
  }
  start(0)
}
