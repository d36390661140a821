type OnProgress = (progress: { readonly sent: number; readonly total: number }) => void
type Fetch = typeof globalThis.fetch

/** Creates a `fetch` based on XMLHttpRequest, the only way to get upload progress in a page. */
function createXhrFetch(onProgress: OnProgress, limit: number): Fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      request.withCredentials = init.credentials === 'include'
      request.responseType = 'arraybuffer'
      new Headers(init.headers).forEach((value, name) => void request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
      // aborts a response above the limit; the reader throws the error
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
      // the SDK never creates a stream as body
      request.send(init.body as XMLHttpRequestBodyInit)
    })
}

const chunkSize = 64 * 1024

/** Creates a `fetch` for other runtimes, which streams the body and counts the bytes as they are read. */
function createStreamFetch(onProgress: OnProgress, fetch: Fetch): Fetch {
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
        onProgress({ sent, total: bytes.length })
      },
    })
    headers.set('Content-Length', String(bytes.length))
    // the DOM types lack the option that a streamed body requires
    const streamed: RequestInit & { duplex: 'half' } = { ...init, headers, body, duplex: 'half' }
    return fetch(input, streamed)
  }
}

export const createProgressFetch = (onProgress: OnProgress, fetch: Fetch, limit: number): Fetch =>
  typeof XMLHttpRequest === 'undefined' ? createStreamFetch(onProgress, fetch) : createXhrFetch(onProgress, limit)
