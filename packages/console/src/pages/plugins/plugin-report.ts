import type { PathConflict, PluginProblem, PluginRegistry, PluginState } from '@jwsk/kit/shell'
import { RemotePluginError } from '../../remote-plugins/plugin-switch'

/** Status of one plugin on the page. */
export interface PluginReport {
  readonly id: string
  readonly status: PluginState['status']
  readonly screens: number
  readonly error: string | undefined
  /** Reason why a remote plugin is not used. */
  readonly refusal: RemotePluginError | undefined
  readonly conflicts: readonly PathConflict[]
  readonly problems: readonly PluginProblem[]
}

const toRemotePluginError = (error: unknown) => (error instanceof RemotePluginError ? error : undefined)

const getErrorText = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

export function createPluginReport({ id, status, plugin, error, problems }: PluginState, { conflicts }: PluginRegistry): PluginReport {
  return {
    id,
    status,
    screens: plugin ? Object.keys(plugin.resources).length + Object.keys(plugin.views).length : 0,
    error: error === undefined || toRemotePluginError(error) ? undefined : getErrorText(error),
    refusal: toRemotePluginError(error),
    conflicts: conflicts.filter(({ refusedFor }) => refusedFor === id),
    problems,
  }
}
