/** Address to which a peer sends its calls, with the headers that a session would add. */
export interface Target {
  readonly origin: string
  readonly baseUrl: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
}

/** Function that requests a page of `size` rows with the peer's API; resolves to the payload of the envelope. */
export type Page = (size: number) => Promise<unknown>

/** Function that each peer exports as `open`. */
export type Open = (target: Target) => Page | Promise<Page>

// each response of the bench server is an envelope
export const unwrap = (body: unknown) => (body as { data: unknown }).data
