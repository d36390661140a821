import type { World } from '../../engine/world/world'

/** A readable number for a new row: prefix, day and the end of a fresh id. */
export const createSerialNumber = (world: World, prefix: string): string =>
  `${prefix}${world.formatNow().slice(0, 10).replaceAll('-', '')}${world.nextId().slice(-8)}`

/** The same for a seeded row. */
export const createSeededNumber = (prefix: string, time: string, index: number): string =>
  `${prefix}${time.slice(0, 10).replaceAll('-', '')}${String(10_000_000 + index).slice(-8)}`
