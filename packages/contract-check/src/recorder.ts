/** A recorded request, to be replayed with one change. */
export interface SentRequest {
  readonly url: string
  readonly init: RequestInit
}

/** Creates a `fetch` that records the last request. */
export function createRecorder() {
  let last: SentRequest | undefined
  const send: typeof globalThis.fetch = (input, init = {}) => {
    last = { url: input instanceof Request ? input.url : String(input), init }
    return fetch(input, init)
  }
  return {
    fetch: send,
    /** Returns the last request of a call, with the URL and header names of this deployment; `undefined` if it sent none. */
    async captureRequest(call: Promise<unknown>): Promise<SentRequest | undefined> {
      last = undefined
      await call.catch(() => undefined)
      return last
    },
  }
}
