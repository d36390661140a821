/** Creates a `fetch` that responds by script and records the requests, for tests with a fake clock. */
export function createScriptedFetch(answer: (url: URL, init: RequestInit) => Response | Promise<Response>) {
  const requests: { readonly url: URL; readonly init: RequestInit }[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    requests.push({ url, init })
    return answer(url, init)
  }
  return { fetch, requests, count: (end: string) => requests.filter(({ url }) => url.pathname.endsWith(end)).length }
}

export const jsonResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Never resolves, but rejects when its signal aborts, like a socket. */
export const hangUntilAborted = (init: RequestInit) =>
  new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }))
