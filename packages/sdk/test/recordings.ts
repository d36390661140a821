import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Recorded call to a real server. */
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
/** Recording of a later day, in addition to the first one. */
export const additions = 'springblade-5-additions.json'

/**
 * Finds the folder of recordings: `JWSK_LIVE`, else `shared/live` next to or above the repository. Recordings are not
 * part of the repository.
 */
function findRecordingsFolder(): string | undefined {
  const given = process.env['JWSK_LIVE']
  if (given) return existsSync(join(given, name)) ? given : undefined
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'shared', 'live')
    if (existsSync(join(found, name))) return found
  }
  return undefined
}

/** Loads every exchange with its body; prints the reason and returns `undefined` if there is no recording. */
export function loadRecording(file = name): readonly Exchange[] | undefined {
  const folder = findRecordingsFolder()
  if (!folder || !existsSync(join(folder, file))) return undefined
  // the README of the recording describes its content
  const { exchanges } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly exchanges: readonly Exchange[] }
  const byName = new Map(exchanges.map((exchange) => [exchange.name, exchange]))
  const getBody = ({ response }: Exchange): unknown => {
    const other = response.sameBodyAs === undefined ? undefined : byName.get(response.sameBodyAs)
    return other ? getBody(other) : response.body
  }
  return exchanges.map((exchange) => ({ ...exchange, response: { ...exchange.response, body: getBody(exchange) } }))
}

export const missingRecordingMessage = `no recording: ${name} lies neither in JWSK_LIVE nor in shared/live above the repository`
