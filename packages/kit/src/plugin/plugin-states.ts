import { createRegistry, type PluginRegistry } from './registry'
import type { Plugin } from './types'

/** Something that a screen of a plugin ran into. */
export interface PluginProblem {
  readonly path: string
  readonly message: string
}

/** How one plugin fares in this page. */
export interface PluginState {
  readonly id: string
  /** `silent`: it has not answered in time; it counts as soon as it does. */
  readonly status: 'waiting' | 'ready' | 'failed' | 'silent'
  readonly plugin?: Plugin
  /** Why it failed. */
  readonly error?: unknown
  /** The last few, the newest first. */
  readonly problems: readonly PluginProblem[]
}

export interface PluginsSnapshot {
  /** In the order of the list. */
  readonly states: readonly PluginState[]
  /** The screens of all that are ready. */
  readonly registry: PluginRegistry
  /** Whether one of them may still answer in time: what is not found now may be found soon. */
  readonly isLoading: boolean
}

export const initialState = (id: string): PluginState => ({ id, status: 'waiting', problems: [] })

const createReadyRegistry = (states: readonly PluginState[]) =>
  createRegistry(states.flatMap(({ status, plugin }) => (status === 'ready' && plugin ? [plugin] : [])))

/** All of them as they stand now. */
export const createSnapshot = (states: readonly PluginState[]): PluginsSnapshot => ({
  states,
  registry: createReadyRegistry(states),
  isLoading: states.some(({ status }) => status === 'waiting'),
})
