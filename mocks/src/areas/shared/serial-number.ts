import type { World } from '../../engine/world/world'

/** A readable number for a new row: prefix, day and the end of a fresh id. */
export const serialNumber = (world: World, prefix: string): string =>
  `${prefix}${world.stamp().slice(0, 10).replaceAll('-', '')}${world.nextId().slice(-8)}`

/** The same for a seeded row. */
export const seededNumber = (prefix: string, time: string, index: number): string =>
  `${prefix}${time.slice(0, 10).replaceAll('-', '')}${String(10_000_000 + index).slice(-8)}`
