import { isJwskError } from './errors'
import { isRecord } from './is-record'
import type { Middleware } from './types'

/** Log entry of one call. */
export interface CallLogEntry {
  readonly operation: string
  readonly milliseconds: number
  readonly status?: number
  readonly code?: number | string
  /** Kind of the error; absent if the call succeeded. */
  readonly error?: string
  readonly requestId?: string
  /** Field names of the input, with the values of harmless fields only. */
  readonly input: Readonly<Record<string, unknown>>
}

const loggedFields = new Set(['current', 'size', 'ascs', 'descs', 'status', 'type', 'category'])

/** Replaces values by `…` unless their field is known to be harmless, because a list of secret fields would never be complete. */
function redact(input: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(input)) return {}
  const redactValue = (name: string, value: unknown) => (loggedFields.has(name) && typeof value !== 'object' ? value : '…')
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, redactValue(name, value)]))
}

/** Creates a middleware that passes an entry to `write` when a call ends; input values are redacted. */
export const logCalls =
  (write: (entry: CallLogEntry) => void): Middleware =>
  async (call, next) => {
    const start = performance.now()
    const entry = (more: Partial<CallLogEntry>) =>
      write({ operation: call.operation.id, milliseconds: Math.round(performance.now() - start), input: redact(call.input), ...more })
    try {
      const response = await next(call)
      entry({ status: response.status })
      return response
    } catch (error) {
      if (!isJwskError(error)) entry({ error: 'unknown' })
      else {
        const { kind, status, code, requestId } = error
        entry({
          error: kind,
          ...(status !== undefined && { status }),
          ...(code !== undefined && { code }),
          ...(requestId !== undefined && { requestId }),
        })
      }
      throw error
    }
  }
