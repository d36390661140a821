/** How long a key names the same write, as gateways usually have it. */
const keyLifetimeMs = 24 * 60 * 60 * 1000

interface CachedResponse {
  readonly at: number
  readonly answer: Promise<Response>
}

/** Carries a write out once for each `Idempotency-Key` of a person; who sends it again gets the first answer. */
export function createIdempotencyCache(now: () => number) {
  const kept = new Map<string, CachedResponse>()
  const forgetOld = () => {
    for (const [name, { at }] of kept) if (now() - at > keyLifetimeMs) kept.delete(name)
  }
  return async function once(request: Request, person: string, write: () => Promise<Response>): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    if (!key || request.method === 'GET') return write()
    forgetOld()
    // one person's key says nothing to another, and another address is another write
    const name = [key, person, request.method, request.url].join(' ')
    const { answer } = kept.get(name) ?? { answer: write() }
    kept.set(name, { at: now(), answer })
    try {
      return (await answer).clone()
    } catch (error) {
      // what was refused has not been done
      kept.delete(name)
      throw error
    }
  }
}
