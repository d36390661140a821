import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import { formatDateTime } from './date-time'

type Plain = Readonly<Record<string, unknown>>

// the platform reads lists as one comma-joined value
const encodeValue = (value: unknown) =>
  Array.isArray(value) ? value.map((one) => encodeURIComponent(String(one))).join(',') : encodeURIComponent(String(value))

const isSerialized = (value: unknown) => value !== undefined && value !== null && typeof value !== 'function'

/** Serializes `name=value`; an object as `name[key]=value` for each of its fields. */
function toQueryPairs(name: string, value: unknown): string[] {
  if (!isSerialized(value) || (Array.isArray(value) && value.length === 0)) return []
  if (value instanceof Date) return [`${encodeURIComponent(name)}=${encodeValue(formatDateTime(value))}`]
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => toQueryPairs(`${name}[${key}]`, inner))
  return [`${encodeURIComponent(name)}=${encodeValue(value)}`]
}

function buildSearch(query: Plain, excluded: ReadonlySet<string>): string {
  const pairs: string[] = []
  for (const name of Object.keys(query)) if (!excluded.has(name)) pairs.push(...toQueryPairs(name, query[name]))
  return pairs.join('&')
}

const absolute = /^https?:\/\//i
const pathParameterPattern = /\{(\w+)\}/g

const toRecord = (value: unknown): Plain => (isRecord(value) ? value : {})

/** Input split into the query and the body. */
export interface SplitInput {
  readonly query: Plain
  readonly body: unknown
}

export function splitInput(operation: Operation, input: unknown): SplitInput {
  if (operation.input === 'both') return { query: toRecord(toRecord(input).query), body: toRecord(input).body }
  if (operation.input === 'body') return { query: {}, body: input }
  return { query: operation.input === 'query' ? toRecord(input) : {}, body: undefined }
}

export interface UrlBase {
  /** Origin, path of the gateway and API prefix, without a trailing slash. */
  readonly apiUrl: string
  readonly servicePrefix: string
}

/** Whether the operation leaves the configured gateway; such a call carries no credentials. */
export const isExternalUrl = ({ path }: Operation) => !path.startsWith('/') && absolute.test(path)

const noNames: ReadonlySet<string> = new Set()
const getPathParameters = (path: string): ReadonlySet<string> =>
  path.includes('{') ? new Set(Array.from(path.matchAll(pathParameterPattern), (match) => match[1] as string)) : noNames // the pattern has one group, and it matched

/** Builds the URL of a call. Values that are `undefined`, `null` or functions are omitted. */
export function buildUrl(operation: Operation, query: Plain, base: UrlBase): string {
  const path = isExternalUrl(operation) ? operation.path : base.apiUrl + operation.path.replace(/^\/jwsk-/, `/${base.servicePrefix}`)
  const names = getPathParameters(operation.path)
  const address =
    names.size === 0
      ? path
      : path.replace(pathParameterPattern, (whole, name) => (isSerialized(query[name]) ? encodeValue(query[name]) : whole))
  const search = buildSearch(query, names)
  return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`
}

export interface SerializedBody {
  readonly content: NonNullable<RequestInit['body']>
  /** Media type; absent for a form with files, because the runtime sets the boundary. */
  readonly type?: string
}

interface NamedFile {
  readonly data: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  readonly filename: string
  readonly type?: string
}

const isNamedFile = (value: unknown): value is NamedFile => isRecord(value) && 'data' in value && 'filename' in value

function appendFormValue(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const entry of value) appendFormValue(form, name, entry)
  else if (value instanceof Blob) form.append(name, value)
  else if (isNamedFile(value)) form.append(name, new Blob([value.data], { type: value.type ?? '' }), value.filename)
  else form.append(name, String(value))
}

/** Builds the body of a call, once per attempt. */
export function buildBody(operation: Operation, body: unknown): SerializedBody | undefined {
  if (body === undefined) return undefined
  switch (operation.body) {
    case 'multipart': {
      const form = new FormData()
      for (const [name, value] of Object.entries(toRecord(body))) appendFormValue(form, name, value)
      return { content: form }
    }
    case 'form':
      return { content: buildSearch(toRecord(body), noNames), type: 'application/x-www-form-urlencoded' }
    case undefined:
      return { content: JSON.stringify(body), type: 'application/json' }
    default:
      // text or a blob, by its type
      return { content: body as string | Blob, type: operation.body }
  }
}
