import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import { dateTimeText } from './date-time'

type Plain = Readonly<Record<string, unknown>>

// the platform reads lists as one comma-joined value
const encoded = (value: unknown) =>
  Array.isArray(value) ? value.map((one) => encodeURIComponent(String(one))).join(',') : encodeURIComponent(String(value))

const isSent = (value: unknown) => value !== undefined && value !== null && typeof value !== 'function'

/** `name=value`; of an object `name[key]=value` for each of its own. */
function pairsOf(name: string, value: unknown): string[] {
  if (!isSent(value) || (Array.isArray(value) && value.length === 0)) return []
  if (value instanceof Date) return [`${encodeURIComponent(name)}=${encoded(dateTimeText(value))}`]
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner))
  return [`${encodeURIComponent(name)}=${encoded(value)}`]
}

function searchOf(query: Plain, without: ReadonlySet<string>): string {
  const pairs: string[] = []
  for (const name of Object.keys(query)) if (!without.has(name)) pairs.push(...pairsOf(name, query[name]))
  return pairs.join('&')
}

const absolute = /^https?:\/\//i
const inPath = /\{(\w+)\}/g

const plain = (value: unknown): Plain => (isRecord(value) ? value : {})

/** The input, taken apart: what goes into the address and what goes into the body. */
export interface Parts {
  readonly query: Plain
  readonly body: unknown
}

export function partsOf(operation: Operation, input: unknown): Parts {
  if (operation.input === 'both') return { query: plain(plain(input).query), body: plain(input).body }
  if (operation.input === 'body') return { query: {}, body: input }
  return { query: operation.input === 'query' ? plain(input) : {}, body: undefined }
}

export interface Place {
  /** Origin, path of the gateway and API prefix, without a slash at the end. */
  readonly root: string
  readonly servicePrefix: string
}

/** Whether the operation leaves the configured gateway; such a call carries no credentials. */
export const isForeign = ({ path }: Operation) => !path.startsWith('/') && absolute.test(path)

const nothing: ReadonlySet<string> = new Set()
const namesIn = (path: string): ReadonlySet<string> =>
  path.includes('{') ? new Set(Array.from(path.matchAll(inPath), (match) => match[1] as string)) : nothing // the pattern has one group, and it matched

/** The address of a call. Values that are undefined, null or functions are left out. */
export function urlOf(operation: Operation, query: Plain, place: Place): string {
  const path = isForeign(operation) ? operation.path : place.root + operation.path.replace(/^\/jwsk-/, `/${place.servicePrefix}`)
  const names = namesIn(operation.path)
  const address = names.size === 0 ? path : path.replace(inPath, (whole, name) => (isSent(query[name]) ? encoded(query[name]) : whole))
  const search = searchOf(query, names)
  return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`
}

export interface Body {
  readonly content: NonNullable<RequestInit['body']>
  /** Absent for a form with files: the boundary is the runtime's to write. */
  readonly type?: string
}

interface NamedFile {
  readonly data: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  readonly filename: string
  readonly type?: string
}

const isNamedFile = (value: unknown): value is NamedFile => isRecord(value) && 'data' in value && 'filename' in value

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const entry of value) append(form, name, entry)
  else if (value instanceof Blob) form.append(name, value)
  else if (isNamedFile(value)) form.append(name, new Blob([value.data], { type: value.type ?? '' }), value.filename)
  else form.append(name, String(value))
}

/** The body of a call, made anew for every attempt. */
export function bodyOf(operation: Operation, body: unknown): Body | undefined {
  if (body === undefined) return undefined
  switch (operation.body) {
    case 'multipart': {
      const form = new FormData()
      for (const [name, value] of Object.entries(plain(body))) append(form, name, value)
      return { content: form }
    }
    case 'form':
      return { content: searchOf(plain(body), nothing), type: 'application/x-www-form-urlencoded' }
    case undefined:
      return { content: JSON.stringify(body), type: 'application/json' }
    default:
      // by its type it is text or a blob
      return { content: body as string | Blob, type: operation.body }
  }
}
