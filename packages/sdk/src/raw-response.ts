import { isBusinessError, isForbiddenError } from './errors'
import { isRecord } from './is-record'
import type { Operation } from './operation'
import type { Client } from './types'

/** Operations of a service: `import * as system from '@jwsk/sdk/system'`. */
export type ServiceOperations = Readonly<Record<string, unknown>>

interface Match {
  readonly operation: Operation
  /** Values of path parameters such as `{id}`. */
  readonly pathParameters: Readonly<Record<string, string>>
}

const isOperation = (value: unknown): value is Operation =>
  isRecord(value) && typeof value.id === 'string' && typeof value.path === 'string'

function matchPath(pattern: string, path: string): Match['pathParameters'] | undefined {
  const [expected, given] = [pattern.split('/'), path.split('/')]
  if (expected.length !== given.length) return undefined
  const found: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = decodeURIComponent(given[index] ?? '')
    if (part.startsWith('{')) found[part.slice(1, -1)] = value
    else if (part !== value) return undefined
  }
  return found
}

function matchOperation(operations: ServiceOperations, method: string, path: string): Match | undefined {
  for (const operation of Object.values(operations).flatMap((entity) => (isRecord(entity) ? Object.values(entity) : []))) {
    const inPath = isOperation(operation) && operation.method === method ? matchPath(operation.path, path) : undefined
    if (inPath) return { operation: operation as Operation, pathParameters: inPath } // a value with a path is an operation
  }
  return undefined
}

async function readBody({ body }: Operation, request: Request): Promise<unknown> {
  if (body === 'multipart') return Object.fromEntries(await request.formData())
  const isJson = body === undefined || /[/+]json\b/i.test(body)
  if (body?.includes('/') && !isJson && !body.startsWith('text/')) return request.blob()
  const text = await request.text()
  if (body === 'form') return Object.fromEntries(new URLSearchParams(text))
  return isJson && text !== '' ? JSON.parse(text) : text || undefined
}

async function readInput({ operation, pathParameters }: Match, request: Request): Promise<unknown> {
  const query = { ...Object.fromEntries(new URL(request.url).searchParams), ...pathParameters }
  if (operation.input === 'body') return readBody(operation, request)
  return operation.input === 'both' ? { query, body: await readBody(operation, request) } : query
}

function toHeaderRecord(request: Request): Readonly<Record<string, string>> {
  const headers = new Headers(request.headers)
  // the body is serialized again
  headers.delete('content-type')
  return Object.fromEntries(headers)
}

/** Wraps the payload that the profile returns in an envelope; resolves with `undefined` if the request matches none of the operations. */
export async function respondWithProfile(client: Client, operations: ServiceOperations, request: Request): Promise<Response | undefined> {
  const match = matchOperation(operations, request.method, new URL(request.url).href.slice(client.apiUrl.length).split('?', 1)[0] ?? '')
  if (!match) return undefined
  const input = await readInput(match, request)
  try {
    // the input was typed by its path
    const call = client.callRaw as (operation: Operation, input: unknown, options: object) => ReturnType<Client['callRaw']>
    const { payload, status } = await call(match.operation, input, { headers: toHeaderRecord(request), signal: request.signal })
    if (payload instanceof Blob) return new Response(payload, { status })
    return Response.json({ code: 200, success: true, data: payload, msg: '' }, { status })
  } catch (error) {
    if (!(isBusinessError(error) || isForbiddenError(error)) || error.status === undefined) throw error
    return Response.json({ code: error.code ?? error.status, success: false, data: {}, msg: error.message }, { status: error.status })
  }
}
