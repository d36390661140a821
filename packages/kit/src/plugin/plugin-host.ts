import { validatePlugin } from './validate-plugin'
import { initialState, type PluginProblem, type PluginState, type PluginsSnapshot, createSnapshot } from './plugin-states'
import type { PluginSource } from './types'

export interface PluginHost {
  /** The same object until something changes. */
  getSnapshot(): PluginsSnapshot
  subscribe(listener: () => void): () => void
  /** Notes that a screen threw, or could not be loaded. */
  reportProblem(id: string, trouble: PluginProblem): void
  /** Asks a plugin once more: one that failed or fell silent may answer, one that is in use may be told not to. */
  retry(id: string): void
}

interface PluginHostOptions {
  /** Milliseconds until a plugin counts as silent; ten seconds unless said. */
  readonly timeoutMs?: number
}

const maxProblems = 5
// arrivals within this many milliseconds are shown together
const publishDelay = 16

/** Loads every plugin by itself: one that fails, lies or never answers costs the others nothing. */
export function createPluginHost(sources: readonly PluginSource[], { timeoutMs = 10_000 }: PluginHostOptions = {}): PluginHost {
  const listeners = new Set<() => void>()
  let known: ReadonlyMap<string, PluginState> = new Map(sources.map(({ id }) => [id, initialState(id)]))
  let shown = createSnapshot([...known.values()])
  let due: ReturnType<typeof setTimeout> | undefined

  const publish = () => {
    due = undefined
    shown = createSnapshot([...known.values()])
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
    getSnapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reportProblem(id, trouble) {
      const state = known.get(id)
      if (state) change(id, { problems: [trouble, ...state.problems].slice(0, maxProblems) })
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
