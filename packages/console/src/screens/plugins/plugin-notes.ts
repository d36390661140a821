import type { PathConflict, PluginProblem, PluginState, PluginRegistry } from '@jwsk/kit'
import { OutsideProblem } from '../../outside/model'

/** What the page says of one plugin. */
export interface PluginNotes {
  readonly id: string
  readonly status: PluginState['status']
  readonly screens: number
  readonly error: string | undefined
  /** Why a plugin from outside is left out. */
  readonly refusal: OutsideProblem | undefined
  readonly conflicts: readonly PathConflict[]
  readonly problems: readonly PluginProblem[]
}

const refusalOf = (error: unknown) => (error instanceof OutsideProblem ? error : undefined)

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

export function notesOf({ id, status, plugin, error, problems }: PluginState, { conflicts }: PluginRegistry): PluginNotes {
  return {
    id,
    status,
    screens: plugin ? Object.keys(plugin.resources).length + Object.keys(plugin.views).length : 0,
    error: error === undefined || refusalOf(error) ? undefined : textOf(error),
    refusal: refusalOf(error),
    conflicts: conflicts.filter(({ refusedFor }) => refusedFor === id),
    problems,
  }
}
