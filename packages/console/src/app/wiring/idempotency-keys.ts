import { isJwskError, type Middleware, type MiddlewareCall } from '@jwsk/sdk'

/** within this time, equal content is a retry of the same write; later, it is a new write */
const keyLifetimeMs = 10 * 60_000
const maxKeys = 50

interface StoredKey {
  readonly key: string
  readonly until: number
}

const randomKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** whether the write may have happened, or still will: a gateway times out before the service behind it does */
const isOutcomeUnknown = (error: unknown) =>
  isJwskError(error) && ['network', 'timeout', 'abort', 'protocol', 'decrypt'].includes(error.kind)

/** identifies a write by its content; `undefined` if that is no plain data, as with files */
function getWriteName({ operation, input }: MiddlewareCall): string | undefined {
  let isPlain = true
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (value instanceof Blob || value instanceof FormData) isPlain = false
    return value
  })
  return isPlain ? `${operation.id} ${text}` : undefined
}

/** Creates middleware that reuses the idempotency key when a write with an unknown outcome is retried unchanged, so that the server runs it once. */
export function createIdempotencyKeys(): Middleware {
  const keyByWrite = new Map<string, StoredKey>()
  return async (call, next) => {
    const { operation, options } = call
    const name = operation.method === 'GET' || options.idempotencyKey ? undefined : getWriteName(call)
    if (name === undefined) return next(call)
    const previous = keyByWrite.get(name)
    const key = previous && previous.until > Date.now() ? previous.key : randomKey()
    keyByWrite.delete(name)
    try {
      return await next({ ...call, options: { ...options, idempotencyKey: key } })
    } catch (error) {
      if (isOutcomeUnknown(error)) keyByWrite.set(name, { key, until: Date.now() + keyLifetimeMs })
      const oldest = keyByWrite.keys().next()
      if (keyByWrite.size > maxKeys && !oldest.done) keyByWrite.delete(oldest.value)
      throw error
    }
  }
}
