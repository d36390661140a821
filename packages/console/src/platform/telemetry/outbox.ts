import { getBasePath } from '../links/base-path'

/** Telemetry event; contains no input, name or data of the user. */
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

/** Returns the path of the current screen, relative to the console's base path. */
export const getCurrentPath = () => location.pathname.slice(getBasePath().length - 1)

function send(url: string, body: string): void {
  // plain text avoids a CORS preflight to another host; `sendBeacon` would send cookies to the console's own host
  globalThis.fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => undefined)
}

interface OutboxOptions {
  readonly url: string
  readonly version: string
  /** Returns the name of the screen at a path. */
  readonly getScreenName: (path: string) => string
}

/** Collects events and sends them in batches; events that fail to send are dropped. */
export function createOutbox({ url, version, getScreenName }: OutboxOptions) {
  let items: { readonly path: string; readonly item: TelemetryEvent }[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(waiting)
    waiting = undefined
    if (items.length === 0) return
    // resolve names late: a plugin can load after an event on its screen
    const body = JSON.stringify({ version, items: items.map(({ path, item }) => ({ screen: getScreenName(path), ...item })) })
    items = []
    try {
      send(url, body)
    } catch {
      // the browser rejects the URL
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
