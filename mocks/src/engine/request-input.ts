import type { Operation } from '@jwsk/sdk'
import type { Query } from './fields'
import type { PlatformRules } from './platform-rules'
import { Refusal } from './refusal'

const expectedMediaTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' }

const getMediaType = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim() ?? ''

/** Reads query, path and form parameters: the first of each name, as Spring does. */
export async function readParameters(request: Request, operation: Operation, parameters: Query): Promise<Query> {
  const query: Record<string, string> = { ...parameters }
  const add = ([name, value]: readonly [string, string]) => {
    if (!Object.hasOwn(query, name)) query[name] = value
  }
  for (const pair of new URL(request.url).searchParams) add(pair)
  if (operation.input === 'body' || operation.input === 'both' || getMediaType(request) !== expectedMediaTypes.form) return query
  for (const pair of new URLSearchParams(await request.text())) add(pair)
  return query
}

/** Reads the body of a request by the operation's description. */
export async function readBody(request: Request, operation: Operation, platform: PlatformRules): Promise<unknown> {
  if (operation.input !== 'body' && operation.input !== 'both') return {}
  const kind = operation.body
  // without a body there is no media type
  if (request.body === null && !kind && platform.refusals.missingBody === 'empty') return undefined
  const expectedType = kind === 'form' || kind === 'multipart' ? expectedMediaTypes[kind] : (kind ?? 'application/json')
  if (getMediaType(request) !== expectedType) throw platform.refusals.wrongMediaType(request.headers.get('content-type'))
  if (kind === 'multipart') return toFormRecord(await request.formData())
  if (kind === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  if (kind) return kind.startsWith('text/') ? request.text() : request.blob()
  return readJson(await request.text(), platform)
}

function readJson(text: string, { refusals, filterBody }: PlatformRules): unknown {
  try {
    return JSON.parse(filterBody ? filterBody(text) : text)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusals.invalidJson(text)
  }
}

function toFormRecord(form: FormData) {
  const record: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    record[name] = values.length > 1 ? values : values[0]
  }
  return record
}
