import { isJwskError, type Middleware, type MiddlewareCall } from '@jwsk/sdk'

/** so long it is the same wish that is sent again, later a new one */
const keyLifetimeMs = 10 * 60_000
const maxKeys = 50

interface KeptKey {
  readonly key: string
  readonly until: number
}

const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** after these nobody knows whether it happened, or still will: a gateway gives up before the service behind it does */
const isOutcomeUnknown = (error: unknown) => isJwskError(error) && ['network', 'timeout', 'abort', 'protocol', 'decrypt'].includes(error.kind)

/** the same write by its content; none where that is no plain data, as with files */
function getWriteName({ operation, input }: MiddlewareCall): string | undefined {
  let isPlain = true
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (value instanceof Blob || value instanceof FormData) isPlain = false
    return value
  })
  return isPlain ? `${operation.id} ${text}` : undefined
}

/** A write that is sent again unchanged, after one whose end nobody knows, has the same key: who knows keys carries it out once. */
export function createIdempotencyKeys(): Middleware {
  const kept = new Map<string, KeptKey>()
  return async (call, next) => {
    const { operation, options } = call
    const name = operation.method === 'GET' || options.idempotencyKey ? undefined : getWriteName(call)
    if (name === undefined) return next(call)
    const before = kept.get(name)
    const key = before && before.until > Date.now() ? before.key : randomKey()
    kept.delete(name)
    try {
      return await next({ ...call, options: { ...options, idempotencyKey: key } })
    } catch (error) {
      if (isOutcomeUnknown(error)) kept.set(name, { key, until: Date.now() + keyLifetimeMs })
      const oldest = kept.keys().next()
      if (kept.size > maxKeys && !oldest.done) kept.delete(oldest.value)
      throw error
    }
  }
}
