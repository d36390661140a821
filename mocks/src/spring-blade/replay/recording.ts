import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Values = Readonly<Record<string, unknown>>

export interface Exchange {
  readonly name: string
  readonly group: string
  /** Whose token was sent. */
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
    /** The exchange whose body this one has as well. */
    readonly sameBodyAs?: string
  }
}

const name = 'springblade-5.json'

/** Where the recording lies: in `JWSK_LIVE`, else in `shared/live` beside or above the repository. */
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

/** What a real server answered, in order; undefined where the recording does not lie. It is not ours to ship. */
export function loadRecording(): readonly Exchange[] | undefined {
  const file = findRecordingFile()
  if (!file) return undefined
  // written by the recorder in this form
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly exchanges: readonly Exchange[] }).exchanges
}

/** The bodies of all answers by the names of their exchanges, those that were the same in full. */
export function collectBodies(exchanges: readonly Exchange[]): ReadonlyMap<string, unknown> {
  const bodies = new Map<string, unknown>()
  for (const { name: exchange, response } of exchanges)
    bodies.set(exchange, response.sameBodyAs === undefined ? response.body : bodies.get(response.sameBodyAs))
  return bodies
}

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every record in an answer, however deep. */
export function* walkRecords(value: unknown): Generator<Values> {
  if (Array.isArray(value)) for (const part of value) yield* walkRecords(part)
  if (!isValues(value)) return
  yield value
  for (const part of Object.values(value)) yield* walkRecords(part)
}
