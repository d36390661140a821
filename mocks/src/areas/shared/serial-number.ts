import type { World } from '../../engine/world/world'

/** Creates a readable number for a new row: prefix, day and the end of a new id. */
export const createSerialNumber = (world: World, prefix: string): string =>
  `${prefix}${world.formatNow().slice(0, 10).replaceAll('-', '')}${world.nextId().slice(-8)}`

/** Creates a readable number for a seeded row. */
export const createSeededNumber = (prefix: string, time: string, index: number): string =>
  `${prefix}${time.slice(0, 10).replaceAll('-', '')}${String(10_000_000 + index).slice(-8)}`
