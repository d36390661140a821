import { createFinalURL, serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch'
import { unsendableError } from '../../errors'
import { getOwn } from '../../get-own'
import { isRecord } from '../../is-record'
import type { FormPart, Operation, Parameter } from '../../operation'
import { isMissing, isNested, toJson, toSendable } from '../sendable'

type Plain = Readonly<Record<string, unknown>>

const encode = (value: unknown) => encodeURIComponent(String(value))
// '&', '#', '+' and '%' stay encoded, because they would change the meaning of a query
const encodeReserved = (value: unknown) => encode(value).replace(/%(?:3[ABDF]|2[4CF]|40)/g, decodeURIComponent)

const isList = Array.isArray as (value: unknown) => value is readonly unknown[]

const toSendableList = (name: string, list: readonly unknown[]) =>
  list.filter((entry) => !isMissing(entry)).map((entry) => toSendable(name, entry))

/** Flattens an object to `[name, value, …]`, as it is serialized without `explode`. */
const toFlatList = (name: string, record: Plain) =>
  Object.entries(record).flatMap(([key, value]) => (isMissing(value) ? [] : [key, toSendable(name, value)]))

function assertFlat(name: string, list: readonly unknown[]): void {
  if (list.some(isNested)) throw unsendableError(name, 'is nested, which its style does not allow')
}

interface Field {
  readonly name: string
  readonly value: unknown
  readonly parameter: Parameter | undefined
}

/** Serializes a list of plain values as `name=a,b`, or as a pair for each entry. */
function toListPairs({ name, value, parameter }: Field & { readonly value: readonly unknown[] }): string[] {
  if (value.length === 0) return []
  const {
    style = 'form',
    explode = parameter?.style === 'form' || parameter?.style === 'deepObject',
    allowReserved = false,
  } = parameter ?? {}
  // the type lacks styles that the function serializes
  const options = { style: style as 'form', explode, allowReserved }
  const text = serializeArrayParam(encode(name), allowReserved ? value.map(encodeReserved) : [...value], options)
  // an unencoded "|" is rejected by Tomcat
  return [text.replaceAll('|', '%7C')]
}

const toPlainPair = ({ name, value, parameter: { allowReserved = false } = {} }: Field) =>
  serializePrimitiveParam(encode(name), String(allowReserved ? encodeReserved(value) : value), { allowReserved })

/** Serializes a field of an object, under a name that includes the object's. */
const toInnerPairs = (name: string, value: unknown, parameter: Parameter | undefined) => toPairs({ name, value, parameter, isInner: true })

function toObjectPairs({ name, value, parameter, isInner }: Field & { readonly value: Plain; readonly isInner: boolean }): string[] {
  const { style, explode = style === 'form' } = parameter ?? {}
  const isForm = style === undefined ? parameter?.explode !== undefined : style !== 'deepObject'
  if (isForm && !explode) {
    const list = toFlatList(name, value)
    assertFlat(name, list)
    return toListPairs({ name, value: list, parameter })
  }
  // without a style, and by it: `at[from]=…`; exploded, inner objects are named as Spring binds them: `address.city=…`
  const toName = (key: string) => (isForm ? `${isInner ? `${name}.` : ''}${key}` : `${name}[${key}]`)
  return Object.entries(value).flatMap(([key, entry]) => toInnerPairs(toName(key), entry, parameter))
}

/** Serializes the pairs `name=value` of one parameter of a query, a cookie or a URL-encoded form. */
function toPairs({ name, value: given, parameter, isInner = false }: Field & { readonly isInner?: boolean }): string[] {
  if (isMissing(given)) return []
  const value = toSendable(name, given)
  if (parameter?.content) return [serializePrimitiveParam(encode(name), toJson(name, value))]
  if (isList(value)) {
    const list = toSendableList(name, value)
    if (!list.some(isNested)) return toListPairs({ name, value: list, parameter })
    return list.flatMap((entry, index) => toInnerPairs(`${name}[${index}]`, entry, parameter))
  }
  return isRecord(value) ? toObjectPairs({ name, value, parameter, isInner }) : [toPlainPair({ name, value, parameter })]
}

/** Serializes a parameter of a path or a header, whose values `encoded` encodes. */
function toText({ name, value: given, parameter }: Field, encoded: typeof encode): string {
  const { style = 'simple', explode = false, content } = parameter ?? {}
  const value = toSendable(name, given)
  const key = encoded(name)
  if (content) return encoded(toJson(name, value))
  const options = { style: style as 'simple', explode, allowReserved: true } // see above; the values are encoded here
  if (!isNested(value)) {
    if (style === 'matrix') return `;${serializePrimitiveParam(key, encoded(value), options)}`
    return `${style === 'label' ? '.' : ''}${encoded(value)}`
  }
  const list = isList(value) ? toSendableList(name, value) : toFlatList(name, value as Plain) // nested and no list
  assertFlat(name, list)
  if (list.length === 0) return ''
  const texts = list.map(encoded)
  if (isList(value) || !explode) return serializeArrayParam(key, texts, options)
  const entries = texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1]]] : []))
  return serializeObjectParam(key, Object.fromEntries(entries), options)
}

const placeholderPattern = /\{([^{}]+)\}/g

const noNames: ReadonlyMap<string, string> = new Map()

/** Maps each placeholder of a path to its name in the input: a name, or Google's `name=pattern`. */
function getPathNames({ path, parameters = {} }: Operation): ReadonlyMap<string, string> {
  if (!path.includes('{')) return noNames
  const renamed = Object.entries(parameters).filter(([, parameter]) => parameter.in === 'path')
  return new Map(
    Array.from(path.matchAll(placeholderPattern), ([, placeholder = '']) => {
      const [short = ''] = placeholder.split('=', 1)
      const [name = short] = renamed.find(([own, { name: wire = own }]) => wire === placeholder || wire === short) ?? []
      return [placeholder, name]
    }),
  )
}

/** Fills the placeholders of a path; refuses values that would call another path. */
function fillPath({ operation, address, query }: Omit<StyledInput, 'body'>, names: ReadonlyMap<string, string>): string {
  const filled = address.replace(placeholderPattern, (_, placeholder: string) => {
    const name = names.get(placeholder) ?? placeholder
    const value = getOwn(query, name)
    const parameter = getOwn(operation.parameters ?? {}, name) ?? {}
    const keepsSlashes = parameter.allowReserved ?? placeholder.includes('=')
    const encoded = keepsSlashes ? (part: unknown) => encodeReserved(part).replaceAll('?', '%3F') : encode
    const text = isMissing(value) ? '' : toText({ name, value, parameter }, encoded)
    if (text === '') throw unsendableError(name, 'is empty, but part of the path')
    return text
  })
  const [pathname = ''] = filled.split('?', 1)
  if (pathname.split('/').some((part) => part === '.' || part === '..'))
    throw unsendableError([...names.values()].join('", "'), 'is "." or "..", which leads to another path')
  return filled
}

function buildSearch(query: Plain, parameters: Operation['parameters'], excluded?: ReadonlySet<string>): string {
  const pairs: string[] = []
  for (const name of Object.keys(query)) {
    const parameter = parameters && getOwn(parameters, name)
    if (excluded?.has(name) || (parameter?.in ?? 'query') !== 'query') continue
    pairs.push(...toPairs({ name: parameter?.name ?? name, value: query[name], parameter }))
  }
  return pairs.join('&')
}

/** Input of a call, with the address of its path. */
export interface StyledInput {
  readonly operation: Operation
  /** Address of the path, with its placeholders. */
  readonly address: string
  readonly query: Plain
  readonly body: unknown
}

/** Builds the URL of a call whose parameters have styles or are in the path. */
export function buildStyledUrl({ operation, address, query }: Omit<StyledInput, 'body'>): string {
  const { parameters } = operation
  const names = getPathNames(operation)
  const excluded =
    names.size === 0 ? undefined : new Set([...names.values()].filter((name) => (parameters?.[name]?.in ?? 'path') === 'path'))
  const search = buildSearch(query, parameters, excluded)
  const hasSearch = address.includes('?')
  const url = createFinalURL(address, {
    baseUrl: '',
    params: names.size === 0 ? {} : { path: query },
    pathSerializer: (template) => fillPath({ operation, address: template, query }, names),
    querySerializer: () => (hasSearch ? '' : search),
  })
  return hasSearch && search !== '' ? `${url}&${search}` : url
}

/** Returns the parameters that are not in the query: of path, headers and cookies. */
export function pickOutsideQuery(operation: Operation, query: Plain): Plain {
  const names = new Set(getPathNames(operation).values())
  const isOutside = (name: string) => (getOwn(operation.parameters ?? {}, name)?.in ?? (names.has(name) ? 'path' : 'query')) !== 'query'
  return Object.fromEntries(Object.entries(query).filter(([name]) => isOutside(name)))
}

/** Builds the headers of the parameters in headers and cookies, by lower-case name. */
export function buildParameterHeaders({
  operation: { parameters },
  query,
}: Pick<StyledInput, 'operation' | 'query'>): Record<string, string> {
  const headers: Record<string, string> = {}
  const cookies: string[] = []
  for (const [key, parameter] of Object.entries(parameters ?? {})) {
    const [name, value] = [parameter.name ?? key, getOwn(query, key)]
    if (isMissing(value)) continue
    if (parameter.in === 'header') {
      const text = toText({ name, value, parameter }, String)
      if (text !== '' || !isNested(value)) headers[name.toLowerCase()] = text
    }
    if (parameter.in === 'cookie') cookies.push(...toPairs({ name, value, parameter: { style: 'form', ...parameter } }))
  }
  if (cookies.length === 0) return headers
  if (typeof document !== 'undefined') throw unsendableError('cookie', 'is set by the browser alone')
  return { ...headers, cookie: cookies.join('; ').replaceAll('&', '; ') }
}

const toFormParameter = ({ contentType = '', ...style }: FormPart): Parameter => ({
  ...style,
  ...(/[/+]json\b/i.test(contentType) && { content: 'application/json' }),
})

/** Serializes a URL-encoded form. */
export const serializeForm = (body: Plain, parts: Operation['parts'] = {}): string =>
  buildSearch(body, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, toFormParameter(part)])))
