/** A `fetch` that answers by script and keeps what it was asked, for tests that run on a fake clock. */
export function createScriptedFetch(answer: (url: URL, init: RequestInit) => Response | Promise<Response>) {
  const asked: { readonly url: URL; readonly init: RequestInit }[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    asked.push({ url, init })
    return answer(url, init)
  }
  return { fetch, asked, count: (end: string) => asked.filter(({ url }) => url.pathname.endsWith(end)).length }
}

export const jsonResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Never answers, but hears its signal, as a socket would. */
export const hangUntilAborted = (init: RequestInit) =>
  new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }))
