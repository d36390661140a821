import { getBasePath } from '../links/base-path'

/** What is told: nothing that a person typed, is called or looked at. */
export type TelemetryEvent =
  | { readonly kind: 'error'; readonly name: string; readonly at: readonly string[] }
  | {
      readonly kind: 'call'
      /** Name and path template of the contract. */
      readonly operation: string
      readonly path: string
      readonly outcome: string
      readonly status?: number
      readonly milliseconds: number
      readonly trace?: string
    }
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'INP' | 'CLS'; readonly value: number }

const maxEvents = 20
const maxWaitMs = 10_000

/** The address of the screen that is open, below the console's base. */
export const getCurrentPath = () => location.pathname.slice(getBasePath().length - 1)

function send(url: string, body: string): void {
  // plain text: a host of its own need not be asked first; a beacon would bring the console's own host its cookies
  globalThis.fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => undefined)
}

interface OutboxOptions {
  readonly url: string
  readonly version: string
  /** What the screen at a path is called. */
  readonly screenOf: (path: string) => string
}

/** Gathers what is told, and sends it in one go; what cannot be sent is lost. */
export function createOutbox({ url, version, screenOf }: OutboxOptions) {
  let items: { readonly path: string; readonly item: TelemetryEvent }[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(waiting)
    waiting = undefined
    if (items.length === 0) return
    // named now: a plugin may have come after what happened on its screen
    const body = JSON.stringify({ version, items: items.map(({ path, item }) => ({ screen: screenOf(path), ...item })) })
    items = []
    try {
      send(url, body)
    } catch {
      // an address that the browser refuses
    }
  }
  function add(item: TelemetryEvent, path = getCurrentPath()): void {
    items.push({ path, item })
    if (items.length >= maxEvents) flush()
    else waiting ??= setTimeout(flush, maxWaitMs)
  }
  return { add, flush }
}

export type Outbox = ReturnType<typeof createOutbox>
