import { type Client, isRecord, JwskError, type Operation, parseJson } from '@jwsk/sdk'
import type { ContractOperation, PlainObject } from './spec'

export interface SentInput {
  readonly query?: PlainObject
  readonly body?: unknown
}

export interface DecodedResponse {
  readonly status: number
  readonly type: string
  /** Envelope, with its data mapped by the profile; `undefined` if the body is not JSON. */
  readonly body: unknown
}

/** Converts the input to the form of the SDK: flat, unless the call takes both a query and a body. */
function toInput({ call, parameters }: ContractOperation, { query = {}, body }: SentInput): unknown {
  const known = new Set(parameters.map(({ name }) => name))
  const accepted = Object.fromEntries(Object.entries(query).filter(([name]) => known.has(name)))
  if (call.input === 'both') return { query: accepted, body }
  return call.input === 'body' ? body : accepted
}

function splitInput({ input: kind }: Operation, input: unknown): { query: PlainObject; body?: unknown } {
  const plain = isRecord(input) ? input : {}
  if (kind === 'both') return { query: isRecord(plain.query) ? plain.query : {}, body: plain.body }
  return kind === 'body' ? { query: {}, body: input } : { query: plain }
}

/** Sends one operation as adapted by the deployment's profile, and returns the response, errors included. */
export async function sendCall(client: Client, operation: ContractOperation, input: SentInput): Promise<DecodedResponse> {
  const given = toInput(operation, input)
  const {
    operation: wire,
    input: sent,
    mapResponse,
  } = client.profile.adapt?.(operation.call, given) ?? { operation: operation.call, input: given }
  const { query, body } = splitInput(wire, sent)
  const inPath = new Set(Array.from(wire.path.matchAll(/\{(\w+)\}/g), ([, name]) => name))
  const path = wire.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name])))
  const url = new URL(client.apiUrl + path)
  for (const [name, value] of Object.entries(query)) if (!inPath.has(name) && value !== undefined) url.searchParams.set(name, String(value))
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await client.fetch(url, { method: wire.method, ...init })
  const answer = { status: response.status, type: response.headers.get('content-type') ?? '', body: parseText(await response.text()) }
  return mapResponse && isRecord(answer.body) ? { ...answer, body: await applyProfile(answer.body, response, mapResponse) } : answer
}

type MapResponse = NonNullable<ReturnType<NonNullable<Client['profile']['adapt']>>['mapResponse']>

/** Maps the data of an envelope by the profile. The envelope itself stays unchanged, so that it is validated as received. */
async function applyProfile(
  { data, ...envelope }: PlainObject,
  { status, headers }: Response,
  mapResponse: MapResponse,
): Promise<PlainObject> {
  const isSuccess = status === 200 && Number(envelope.code) === 200
  const message = String(envelope.msg)
  const answer = isSuccess
    ? Promise.resolve({ payload: data, status, headers })
    : Promise.reject(new JwskError({ kind: 'business', message, status, code: Number(envelope.code) }))
  const payload = await mapResponse(answer).then(
    (mapped) => ({ found: mapped.payload }),
    () => undefined,
  )
  if (!payload) return { data, ...envelope }
  const { found } = payload
  return { ...envelope, ...(!isSuccess && { code: 200 }), ...(found !== undefined && { data: found }) }
}

function parseText(text: string): unknown {
  try {
    // parses ids as the SDK does; numeric ids are reported once, by the security check
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Returns the records of a page, a list or the root level of a tree. */
export function getRows({ body }: DecodedResponse): PlainObject[] {
  const data = isRecord(body) ? body.data : undefined
  const rows = isRecord(data) && Array.isArray(data.records) ? data.records : data
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
