import { isJwskError } from './errors'
import { isRecord } from './is-record'
import type { Middleware } from './types'

/** One call, as a log may keep it. */
export interface CallLogEntry {
  readonly operation: string
  readonly milliseconds: number
  readonly status?: number
  readonly code?: number
  /** The kind of the error; absent where the call went well. */
  readonly error?: string
  readonly requestId?: string
  /** The names of what was sent, with the values of those that give nothing away. */
  readonly input: Readonly<Record<string, unknown>>
}

const loggedFields = new Set(['current', 'size', 'ascs', 'descs', 'status', 'type', 'category'])

/** Values are left out unless their name is known to be harmless: a list of secrets would always lack one. */
function redact(input: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(input)) return {}
  const shown = (name: string, value: unknown) => (loggedFields.has(name) && typeof value !== 'object' ? value : '…')
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, shown(name, value)]))
}

/** Hands every call to `write` when it is over; what was sent is named, not shown. */
export const logCalls =
  (write: (entry: CallLogEntry) => void): Middleware =>
  async (call, next) => {
    const start = performance.now()
    const entry = (more: Partial<CallLogEntry>) =>
      write({ operation: call.operation.id, milliseconds: Math.round(performance.now() - start), input: redact(call.input), ...more })
    try {
      const answer = await next(call)
      entry({ status: answer.status })
      return answer
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
