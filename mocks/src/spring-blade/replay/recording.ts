import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Values = Readonly<Record<string, unknown>>

export interface Exchange {
  readonly name: string
  readonly group: string
  /** User whose token was sent. */
  readonly as?: string
  readonly note?: string
  readonly trimmed?: true
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query?: Readonly<Record<string, string | number | readonly string[]>>
    readonly headers?: Readonly<Record<string, string>>
    readonly body: unknown
  }
  readonly response: {
    readonly status: number
    readonly contentType?: string | null
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    /** Name of the exchange with the same body. */
    readonly sameBodyAs?: string
  }
}

const name = 'springblade-5.json'

/** Folder of the recording: `JWSK_LIVE`, or `shared/live` next to or above the repository. */
function findRecordingFile(): string | undefined {
  const given = process.env.JWSK_LIVE
  if (given) return existsSync(join(given, name)) ? join(given, name) : undefined
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'shared/live', name)
    if (existsSync(file)) return file
  }
  return undefined
}

export const missingRecordingMessage = `${name} lies neither in JWSK_LIVE nor in shared/live beside or above the repository`

/** Exchanges with a real server, in order; `undefined` without a recording, which cannot be published. */
export function loadRecording(): readonly Exchange[] | undefined {
  const file = findRecordingFile()
  if (!file) return undefined
  // written by the recorder in this format
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly exchanges: readonly Exchange[] }).exchanges
}

/** Collects the bodies of all responses by exchange name, including those that equal an earlier one. */
export function collectBodies(exchanges: readonly Exchange[]): ReadonlyMap<string, unknown> {
  const bodies = new Map<string, unknown>()
  for (const { name: exchange, response } of exchanges)
    bodies.set(exchange, response.sameBodyAs === undefined ? response.body : bodies.get(response.sameBodyAs))
  return bodies
}

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Yields every record in a response, at any depth. */
export function* walkRecords(value: unknown): Generator<Values> {
  if (Array.isArray(value)) for (const part of value) yield* walkRecords(part)
  if (!isValues(value)) return
  yield value
  for (const part of Object.values(value)) yield* walkRecords(part)
}
