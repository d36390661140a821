import { isJwskError, type Middleware } from '@jwsk/sdk'
import type { Outbox } from './outbox'

const slowThresholdMs = 3000

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

interface CallWatcherOptions {
  readonly add: Outbox['add']
  readonly traces: boolean
}

/** Creates a watcher that reports calls that fail or are slow, and adds a trace id that the platform's own traces continue. */
export const createCallWatcher =
  ({ add, traces }: CallWatcherOptions): Middleware =>
  async (call, next) => {
    const trace = traces ? randomHex(16) : undefined
    const headers = trace && { ...call.options.headers, traceparent: `00-${trace}-${randomHex(8)}-01` }
    const startedAt = performance.now()
    const report = (outcome: string, status?: number) => {
      const { id, path } = call.operation
      const milliseconds = Math.round(performance.now() - startedAt)
      add({ kind: 'call', operation: id, path, outcome, milliseconds, ...(status && { status }), ...(trace && { trace }) })
    }
    try {
      const answer = await next(headers ? { ...call, options: { ...call.options, headers } } : call)
      if (performance.now() - startedAt > slowThresholdMs) report('slow', answer.status)
      return answer
    } catch (error) {
      // calls that the user aborted are no errors
      if (isJwskError(error) && error.kind !== 'abort') report(error.kind, error.status)
      throw error
    }
  }
