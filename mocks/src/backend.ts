import { createFaults } from './engine/faults'
import type { Backend } from './engine/respond'
import { createSettings, type Settings } from './engine/settings'
import { createWorld, openWorld, type World, type WorldOptions } from './engine/world/world'
import { allMocks } from './mocks'

export interface BackendOptions extends WorldOptions {
  readonly settings?: Partial<Settings>
}

const around = (world: World, options: BackendOptions): Backend => ({
  world,
  settings: createSettings(options.settings),
  faults: createFaults(),
  mocks: allMocks,
})

/** A fresh platform in memory. */
export const createBackend = (options: BackendOptions = {}): Backend => around(createWorld(options), options)

/** The platform that `storage` remembers. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { storage } = options
  return around(storage ? await openWorld({ ...options, storage }) : createWorld(options), options)
}
