type OnProgress = (progress: { readonly sent: number; readonly total: number }) => void
type Fetch = typeof globalThis.fetch

/** A page can tell how far an upload is by XMLHttpRequest only. */
function createXhrFetch(told: OnProgress, limit: number): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      request.withCredentials = init.credentials === 'include'
      request.responseType = 'arraybuffer'
      new Headers(init.headers).forEach((value, name) => void request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => told({ sent: loaded, total })
      // an answer of which too much came is cut off; what it is called is for the reader to say
      request.onprogress = ({ loaded }) => {
        if (loaded <= limit) return
        resolve(new Response(null, { status: request.status, headers: { 'content-length': String(loaded) } }))
        request.abort()
      }
      request.onerror = () => reject(new TypeError('network error'))
      request.onabort = () => reject(init.signal?.reason)
      request.onload = () => {
        const headers = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
        const empty = request.status === 204 || request.status === 205
        const pairs = headers.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
        resolve(new Response(empty ? null : request.response, { status: request.status, headers: pairs }))
      }
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      // what the SDK makes as a body is never a stream
      request.send(init.body as XMLHttpRequestBodyInit)
    })
}

const chunkSize = 64 * 1024

/** Elsewhere the body is handed out in pieces, and counted as they are taken. */
function createStreamFetch(told: OnProgress, fetch: Fetch): Fetch {
  return async (input, init = {}) => {
    const whole = new Response(init.body ?? null)
    const headers = new Headers(init.headers)
    const type = whole.headers.get('content-type')
    if (type) headers.set('Content-Type', type)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= bytes.length) return controller.close()
        const next = bytes.subarray(sent, sent + chunkSize)
        controller.enqueue(next)
        sent += next.length
        told({ sent, total: bytes.length })
      },
    })
    headers.set('Content-Length', String(bytes.length))
    // the types of the DOM do not know that a streamed body must say so
    const streamed: RequestInit & { duplex: 'half' } = { ...init, headers, body, duplex: 'half' }
    return fetch(input, streamed)
  }
}

export const createProgressFetch = (told: OnProgress, fetch: Fetch, limit: number): Fetch =>
  typeof XMLHttpRequest === 'undefined' ? createStreamFetch(told, fetch) : createXhrFetch(told, limit)
