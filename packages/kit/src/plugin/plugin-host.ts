import { createSnapshot, initialState, type PluginProblem, type PluginState, type PluginsSnapshot } from './plugin-states'
import type { PluginSource } from './types'
import { validatePlugin } from './validate-plugin'

export interface PluginHost {
  /** Returns the current snapshot; the same object until something changes. */
  getSnapshot(): PluginsSnapshot
  subscribe(listener: () => void): () => void
  /** Records that a screen threw or failed to load. */
  reportProblem(id: string, problem: PluginProblem): void
  /** Loads a plugin again; a failed or silent one may load, a loaded one may fail. */
  retry(id: string): void
}

interface PluginHostOptions {
  /** Milliseconds until a plugin counts as silent. Defaults to 10 000. */
  readonly timeoutMs?: number
}

const maxProblems = 5
// plugins that load within this many milliseconds are published together
const publishDelay = 16

/** Loads each plugin in isolation, so that one that fails, is invalid or never loads does not affect the others. */
export function createPluginHost(sources: readonly PluginSource[], { timeoutMs = 10_000 }: PluginHostOptions = {}): PluginHost {
  const listeners = new Set<() => void>()
  let known: ReadonlyMap<string, PluginState> = new Map(sources.map(({ id }) => [id, initialState(id)]))
  let snapshot = createSnapshot([...known.values()])
  let due: ReturnType<typeof setTimeout> | undefined

  const publish = () => {
    due = undefined
    snapshot = createSnapshot([...known.values()])
    for (const listener of listeners) listener()
  }
  const change = (id: string, next: Partial<PluginState>) => {
    known = new Map([...known].map(([one, state]) => [one, one === id ? { ...state, ...next } : state]))
    const waiting = [...known.values()].some(({ status }) => status === 'waiting')
    clearTimeout(due)
    if (waiting) due = setTimeout(publish, publishDelay)
    else publish()
  }

  async function ask({ id, load }: PluginSource) {
    const silent = setTimeout(() => change(id, { status: 'silent' }), timeoutMs)
    try {
      const plugin = validatePlugin(await load(), id)
      change(id, { status: 'ready', plugin, error: undefined })
    } catch (error) {
      change(id, { status: 'failed', error })
    } finally {
      clearTimeout(silent)
    }
  }

  const seen = new Set<string>()
  for (const source of sources) {
    if (seen.has(source.id))
      change(source.id, { problems: [{ path: '', message: `a second plugin is called "${source.id}"; the first one stays` }] })
    else void ask(source)
    seen.add(source.id)
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reportProblem(id, problem) {
      const state = known.get(id)
      if (state) change(id, { problems: [problem, ...state.problems].slice(0, maxProblems) })
    },
    retry(id) {
      const source = sources.find((one) => one.id === id)
      const state = known.get(id)
      if (!source || !state || state.status === 'waiting') return
      change(id, initialState(id))
      void ask(source)
    },
  }
}
