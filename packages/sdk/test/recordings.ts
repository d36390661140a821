import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One call to a real server, as it was recorded. */
export interface Exchange {
  readonly name: string
  readonly group: string
  readonly as?: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly body: unknown
  }
  readonly response: { readonly status: number; readonly contentType: string | null; readonly body?: unknown; readonly sameBodyAs?: string }
}

const name = 'springblade-5.json'

/** The folder of recordings: `JWSK_LIVE`, else `shared/live` beside or above the repository. Not ours to ship. */
function findRecordingsFolder(): string | undefined {
  const given = process.env['JWSK_LIVE']
  if (given) return existsSync(join(given, name)) ? given : undefined
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'shared', 'live')
    if (existsSync(join(found, name))) return found
  }
  return undefined
}

/** Every exchange with its body; undefined, with the reason told, where the recording does not lie. */
export function loadRecording(): readonly Exchange[] | undefined {
  const folder = findRecordingsFolder()
  if (!folder) return undefined
  // its README tells what stands in it
  const { exchanges } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly exchanges: readonly Exchange[] }
  const byName = new Map(exchanges.map((exchange) => [exchange.name, exchange]))
  const bodyOf = ({ response }: Exchange): unknown => {
    const other = response.sameBodyAs === undefined ? undefined : byName.get(response.sameBodyAs)
    return other ? bodyOf(other) : response.body
  }
  return exchanges.map((exchange) => ({ ...exchange, response: { ...exchange.response, body: bodyOf(exchange) } }))
}

export const missingRecordingMessage = `no recording: ${name} lies neither in JWSK_LIVE nor in shared/live above the repository`
