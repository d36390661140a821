import { createFaults } from './engine/faults'
import type { Mock } from './engine/mock'
import type { Platform } from './engine/platform'
import type { Backend } from './engine/respond'
import { createSettings, type Settings } from './engine/settings'
import { createWorld, openWorld, type World, type WorldOptions } from './engine/world/world'
import { jwsk } from './platforms/jwsk'

export interface BackendOptions extends Omit<WorldOptions, 'areas' | 'name'> {
  /** Which member of the family stands there; jwsk unless said. */
  readonly platform?: Platform
  readonly settings?: Partial<Settings>
  /** What answers operations of your own, beside the platform's. */
  readonly mocks?: readonly Mock[]
}

const createBackendFrom = (world: World, { platform = jwsk, settings, mocks: own = [] }: BackendOptions): Backend => ({
  platform,
  world,
  settings: createSettings({ ...platform.settings, ...settings }),
  faults: createFaults(),
  mocks: [...platform.areas.flatMap(({ mocks }) => mocks), ...own],
})

const toWorldOptions = ({ platform = jwsk, ...options }: BackendOptions): WorldOptions => ({
  ...options,
  areas: platform.areas,
  name: platform.name,
})

/** A fresh platform in memory. */
export const createBackend = (options: BackendOptions = {}): Backend => createBackendFrom(createWorld(toWorldOptions(options)), options)

/** The platform that `storage` remembers. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { storage } = options
  const made = toWorldOptions(options)
  return createBackendFrom(storage ? await openWorld({ ...made, storage }) : createWorld(made), options)
}
