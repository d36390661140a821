/** Lifetime of a key in ms, the usual one of gateways. */
const keyLifetimeMs = 24 * 60 * 60 * 1000

interface CachedResponse {
  readonly at: number
  readonly answer: Promise<Response>
}

/** Caches write responses by user and `Idempotency-Key`, so that a retried write runs once and gets the first response. */
export function createIdempotencyCache(now: () => number) {
  const kept = new Map<string, CachedResponse>()
  const forgetOld = () => {
    for (const [name, { at }] of kept) if (now() - at > keyLifetimeMs) kept.delete(name)
  }
  return async function once(request: Request, person: string, write: () => Promise<Response>): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    if (!key || request.method === 'GET') return write()
    forgetOld()
    // keys are scoped to the user, method and URL
    const name = [key, person, request.method, request.url].join(' ')
    const { answer } = kept.get(name) ?? { answer: write() }
    kept.set(name, { at: now(), answer })
    try {
      return (await answer).clone()
    } catch (error) {
      // a rejected write was not executed, so it can be retried
      kept.delete(name)
      throw error
    }
  }
}
