/** Lifetime of a key in ms, the usual one of gateways. */
const keyLifetimeMs = 24 * 60 * 60 * 1000

interface CachedResponse {
  readonly at: number
  readonly answer: Promise<Response>
}

/** Caches write responses by user and `Idempotency-Key`, so that a retried write runs once and gets the first response. */
export function createIdempotencyCache(now: () => number) {
  const responseByKey = new Map<string, CachedResponse>()
  const removeExpired = () => {
    for (const [name, { at }] of responseByKey) if (now() - at > keyLifetimeMs) responseByKey.delete(name)
  }
  return async function once(request: Request, userId: string, write: () => Promise<Response>): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    if (!key || request.method === 'GET') return write()
    removeExpired()
    // keys are scoped to the user, method and URL
    const name = [key, userId, request.method, request.url].join(' ')
    const { answer } = responseByKey.get(name) ?? { answer: write() }
    responseByKey.set(name, { at: now(), answer })
    try {
      return (await answer).clone()
    } catch (error) {
      // a rejected write was not executed, so it can be retried
      responseByKey.delete(name)
      throw error
    }
  }
}
