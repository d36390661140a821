import type { Operation } from '@jwsk/sdk'
import type { Query } from './query'
import { unreadable, wrongMediaType } from './refusal'

export interface Input {
  readonly query: Query
  readonly body: unknown
}

const expected = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data', text: 'text/plain' }

/** Reads a request as the operation says; form fields count as query parameters, as Spring reads them. */
export async function readInput(request: Request, operation: Operation, parameters: Query): Promise<Input> {
  const query: Record<string, string> = { ...parameters }
  for (const [name, value] of new URL(request.url).searchParams) query[name] = value
  const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (operation.input !== 'body' && operation.input !== 'both') {
    if (type === expected.form) for (const [name, value] of new URLSearchParams(await request.text())) query[name] = value
    return { query, body: {} }
  }
  const wanted = operation.body ? expected[operation.body] : 'application/json'
  if (type !== wanted) throw wrongMediaType()
  return { query, body: await readBody(request, operation.body) }
}

async function readBody(request: Request, kind: Operation['body']): Promise<unknown> {
  if (kind === 'text') return request.text()
  if (kind === 'multipart') return formRecord(await request.formData())
  if (kind === 'form') return Object.fromEntries(new URLSearchParams(await request.text()))
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

function formRecord(form: FormData) {
  const record: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    record[name] = values.length > 1 ? values : values[0]
  }
  return record
}
