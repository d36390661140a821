import { createRegistry, type PluginRegistry } from './registry'
import type { Plugin } from './types'

/** Error in a screen of a plugin. */
export interface PluginProblem {
  readonly path: string
  readonly message: string
}

/** State of one plugin in this page. */
export interface PluginState {
  readonly id: string
  /** Load status; `silent` has timed out and still becomes `ready` if it loads later. */
  readonly status: 'waiting' | 'ready' | 'failed' | 'silent'
  readonly plugin?: Plugin
  /** Reason of the failure. */
  readonly error?: unknown
  /** Most recent problems, newest first. */
  readonly problems: readonly PluginProblem[]
}

export interface PluginsSnapshot {
  /** States in list order. */
  readonly states: readonly PluginState[]
  /** Registry of the screens of all loaded plugins. */
  readonly registry: PluginRegistry
  /** Whether a plugin may still load in time, so that a path not found now may be found later. */
  readonly isLoading: boolean
}

export const initialState = (id: string): PluginState => ({ id, status: 'waiting', problems: [] })

const createReadyRegistry = (states: readonly PluginState[]) =>
  createRegistry(states.flatMap(({ status, plugin }) => (status === 'ready' && plugin ? [plugin] : [])))

/** Creates a snapshot of all plugins. */
export const createSnapshot = (states: readonly PluginState[]): PluginsSnapshot => ({
  states,
  registry: createReadyRegistry(states),
  isLoading: states.some(({ status }) => status === 'waiting'),
})
