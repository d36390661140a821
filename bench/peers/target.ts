/** Where a peer sends its calls, with what a session would add to each. */
export interface Target {
  readonly origin: string
  readonly baseUrl: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
}

/** One call for so many rows, in the peer's own words; resolves to the payload inside the envelope. */
export type Page = (size: number) => Promise<unknown>

/** What every peer's file exports as `open`. */
export type Open = (target: Target) => Page | Promise<Page>

// every answer of the stand-in is an envelope
export const unwrap = (body: unknown) => (body as { data: unknown }).data
