import { unsendableError } from '../errors'
import { getOwn } from '../get-own'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { DeploymentOptions } from '../profile'
import { formatDateTime } from './date-time'

type Plain = Readonly<Record<string, unknown>>

export const toRecord = (value: unknown): Plain => (isRecord(value) ? value : {})

/** Input split into the parameters and the body. */
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
  readonly servicePaths?: DeploymentOptions['servicePaths']
}

/** Whether the operation leaves the configured gateway; such a call carries no credentials. */
export const isExternalUrl = ({ path }: Operation) => /^https?:\/\//i.test(path)

/** Returns the address of an operation's path. */
export const resolveAddress = (operation: Operation, { apiUrl, servicePrefix, servicePaths = {} }: UrlBase) =>
  isExternalUrl(operation)
    ? operation.path
    : apiUrl + operation.path.replace(/^\/jwsk-([^/]*)/, (_, name: string) => getOwn(servicePaths, name) ?? `/${servicePrefix}${name}`)

export interface SerializedBody {
  readonly content: NonNullable<RequestInit['body']>
  /** Media type; absent for a form with files, because the runtime sets the boundary. */
  readonly type?: string
}

const isPlainEntry = (value: unknown) => (typeof value !== 'object' && typeof value !== 'symbol') || value instanceof Date
const isPlainValue = (value: unknown) => isPlainEntry(value) || value === null || (Array.isArray(value) && value.every(isPlainEntry))

/**
 * Whether a request has only what this module serializes: lists and plain values in the query, JSON in the body. Any
 * other is left to openapi-fetch, which is loaded with the first one.
 */
export const isPlainRequest = ({ method, path, parameters, body: type, parts }: Operation, { query, body }: SplitInput) =>
  !path.includes('{') &&
  !parameters &&
  Object.values(query).every(isPlainValue) &&
  (body === undefined ||
    (method !== 'GET' &&
      method !== 'HEAD' &&
      (type === 'form' ? !parts && isRecord(body) && Object.values(body).every(isPlainValue) : type === undefined)))

const jsonObjectPattern = /^\[object (Object|Array)\]$/

/** Serializes JSON; refuses what it would lose, such as a file or a `Map`. */
function toJson(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && !jsonObjectPattern.test(Object.prototype.toString.call(value)))
      throw unsendableError(key, 'is no JSON')
    return value
  })
}

const encode = (value: unknown) => encodeURIComponent(value instanceof Date ? formatDateTime(value) : String(value))

function buildSearch(query: Plain): string {
  const pairs: string[] = []
  for (const name of Object.keys(query)) {
    const value = query[name]
    if (value === undefined || value === null || typeof value === 'function' || (Array.isArray(value) && value.length === 0)) continue
    // the platform reads lists as one comma-joined value
    pairs.push(`${encodeURIComponent(name)}=${Array.isArray(value) ? value.map(encode).join(',') : encode(value)}`)
  }
  return pairs.join('&')
}

/** Builds the URL of a plain request. Values that are `undefined`, `null` or functions are omitted. */
export function buildUrl(operation: Operation, query: Plain, base: UrlBase): string {
  const address = resolveAddress(operation, base)
  const search = buildSearch(query)
  return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`
}

/** Builds the body of a plain request, once per attempt. */
export function buildBody({ body: type }: Operation, body: unknown): SerializedBody | undefined {
  if (body === undefined) return undefined
  return type === 'form'
    ? { content: buildSearch(toRecord(body)), type: 'application/x-www-form-urlencoded' }
    : { content: toJson(body), type: 'application/json' }
}
