import { type Client, parseJson } from '@jwsk/sdk'
import type { Contracted, Plain } from './spec'

export interface Sent {
  readonly query?: Plain
  readonly body?: unknown
}

export interface Read {
  readonly status: number
  readonly type: string
  readonly text: string
}

export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Sends one operation as the contract writes it and keeps the answer as text. */
export async function send(client: Client, operation: Contracted, { query = {}, body }: Sent): Promise<Read> {
  const inPath = new Set(operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name])))
  const url = new URL(client.root + path)
  for (const [name, value] of Object.entries(query)) if (!inPath.has(name)) url.searchParams.set(name, String(value))
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await client.fetch(url, { method: operation.method, ...init })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}

export function parsed(text: string): unknown {
  try {
    // ids are read as the SDK reads them; that some come as numbers is reported once, elsewhere
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The records of a page, a list or the top of a tree. */
export function rowsOf(text: string): Plain[] {
  const body = parsed(text)
  const data = isPlain(body) ? body.data : undefined
  const rows = isPlain(data) && Array.isArray(data.records) ? data.records : data
  return Array.isArray(rows) ? rows.filter(isPlain) : []
}
