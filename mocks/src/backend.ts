import { areas } from './areas'
import { createFaults } from './engine/faults'
import type { Backend } from './engine/respond'
import { createSettings, type Settings } from './engine/settings'
import { createWorld, openWorld, type World, type WorldOptions } from './engine/world/world'

export interface BackendOptions extends Omit<WorldOptions, 'areas'> {
  readonly settings?: Partial<Settings>
}

const around = (world: World, options: BackendOptions): Backend => ({
  world,
  settings: createSettings(options.settings),
  faults: createFaults(),
  mocks: areas.flatMap(({ mocks }) => mocks),
})

/** A fresh platform in memory. */
export const createBackend = (options: BackendOptions = {}): Backend => around(createWorld({ ...options, areas }), options)

/** The platform that `storage` remembers. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { storage } = options
  return around(storage ? await openWorld({ ...options, areas, storage }) : createWorld({ ...options, areas }), options)
}
