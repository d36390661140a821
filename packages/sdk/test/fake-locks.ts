import type { LeaseStorage } from '../src/session/lease'

type Held = { readonly name: string; readonly clientId: string }
type Work<T> = () => Promise<T>

/** Creates Web Locks as in a page, with one name, because Node 20 has none. With `frozen`, another tab holds the lock forever. */
export function createFakeLocks({ frozen = false }: { readonly frozen?: boolean } = {}) {
  let last: Promise<unknown> = frozen ? new Promise(() => undefined) : Promise.resolve()
  let holder = frozen ? 'frozen' : undefined
  let clients = 0
  return {
    async query(): Promise<{ held: Held[] }> {
      return { held: holder === undefined ? [] : [{ name: 'slow:refresh', clientId: holder }] }
    },
    request<T>(_: string, { signal }: { readonly signal: AbortSignal }, work: Work<T>): Promise<T> {
      clients += 1
      const me = `tab ${clients}`
      const turn = last.then(() => {
        if (signal.aborted) throw signal.reason
        holder = me
        return work()
      })
      last = turn.catch(() => undefined)
      const given = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => holder !== me && reject(signal.reason)))
      return Promise.race([turn, given])
    },
  }
}

export function createFakeStorage(): LeaseStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
