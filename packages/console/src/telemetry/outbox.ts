import { basePath } from '../links/base-path'
import { pathPattern } from '../links/path-pattern'

/** What is told: nothing that a person typed, is called or looked at. */
export type Item =
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
  | { readonly kind: 'vital'; readonly name: 'LCP' | 'INP' | 'CLS'; readonly value: number; readonly screen: string }

const mostItems = 20
const longestWait = 10_000

/** The screen that is open, as a pattern. */
export const currentScreen = () => pathPattern(location.pathname.slice(basePath().length - 1))

function send(url: string, body: string): void {
  // plain text: a host of its own need not be asked first
  if (navigator.sendBeacon?.(url, body)) return
  globalThis.fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(() => undefined)
}

/** Gathers what is told, and sends it in one go; what cannot be sent is lost. */
export function createOutbox(url: string, version: string) {
  let items: object[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(waiting)
    waiting = undefined
    if (items.length === 0) return
    const body = JSON.stringify({ version, items })
    items = []
    try {
      send(url, body)
    } catch {
      // an address that the browser refuses
    }
  }
  function add(item: Item): void {
    items.push({ screen: currentScreen(), ...item })
    if (items.length >= mostItems) flush()
    else waiting ??= setTimeout(flush, longestWait)
  }
  return { add, flush }
}

export type Outbox = ReturnType<typeof createOutbox>
