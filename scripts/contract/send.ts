import { type Client, isRecord, parseJson } from '@jwsk/sdk'
import type { ContractOperation, PlainObject } from './spec'

export interface SentInput {
  readonly query?: PlainObject
  readonly body?: unknown
}

export interface ReadAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Sends one operation as the contract writes it and keeps the answer as text. */
export async function sendCall(client: Client, operation: ContractOperation, { query = {}, body }: SentInput): Promise<ReadAnswer> {
  const inPath = new Set(operation.parameters.filter(({ place }) => place === 'path').map(({ name }) => name))
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name])))
  const url = new URL(client.root + path)
  for (const [name, value] of Object.entries(query)) if (!inPath.has(name)) url.searchParams.set(name, String(value))
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await client.fetch(url, { method: operation.method, ...init })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}

export function parseText(text: string): unknown {
  try {
    // ids are read as the SDK reads them; that some come as numbers is reported once, elsewhere
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The records of a page, a list or the top of a tree. */
export function rowsOf(text: string): PlainObject[] {
  const body = parseText(text)
  const data = isRecord(body) ? body.data : undefined
  const rows = isRecord(data) && Array.isArray(data.records) ? data.records : data
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
