import type { World } from '../engine/world/world'
import { dicts } from './tables'

/** Returns the label of a key; NULL has the name of the dictionary itself. */
export const getLabel = (world: World, code: string, key: number | undefined): string =>
  world.table(dicts).find((row) => row.code === code && row.dictKey === (key ?? -1))?.dictValue ?? ''
