import { hashText } from './random'

/** Creates the 19-digit id of the nth seeded row of a table, the same in every world. */
export const createSeedId = (table: string, index: number) =>
  `18${String(hashText(table) % 10_000_000).padStart(7, '0')}${String(index + 1).padStart(10, '0')}`
