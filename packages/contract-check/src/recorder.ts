/** A request as it went out, to be sent again with one thing changed. */
export interface SentRequest {
  readonly url: string
  readonly init: RequestInit
}

/** The network, and what was last sent through it. */
export function createRecorder() {
  let last: SentRequest | undefined
  const send: typeof globalThis.fetch = (input, init = {}) => {
    last = { url: input instanceof Request ? input.url : String(input), init }
    return fetch(input, init)
  }
  return {
    fetch: send,
    /** What a call sends, at the addresses and under the names of this deployment. */
    async sentBy(call: Promise<unknown>): Promise<SentRequest | undefined> {
      last = undefined
      await call.catch(() => undefined)
      return last
    },
  }
}
