import { createFaults } from './engine/faults'
import type { Mock } from './engine/mock'
import type { Platform } from './engine/platform'
import type { Backend } from './engine/respond'
import { createSettings, type Settings } from './engine/settings'
import { createWorld, openWorld, type World, type WorldOptions } from './engine/world/world'
import { jwsk } from './platforms/jwsk'

export interface BackendOptions extends Omit<WorldOptions, 'areas' | 'name'> {
  /** Platform of the family to serve. Defaults to `jwsk`. */
  readonly platform?: Platform
  readonly settings?: Partial<Settings>
  /** Mocks of custom operations, in addition to the platform's. */
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

/** Creates a new platform in memory. */
export const createBackend = (options: BackendOptions = {}): Backend => createBackendFrom(createWorld(toWorldOptions(options)), options)

/** Restores the platform that `storage` contains. */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { storage } = options
  const made = toWorldOptions(options)
  return createBackendFrom(storage ? await openWorld({ ...made, storage }) : createWorld(made), options)
}
