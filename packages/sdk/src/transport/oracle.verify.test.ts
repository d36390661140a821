/// <reference path="../../test/swagger-client.d.ts" />
import swaggerClient from 'swagger-client'
import { describe, expect } from 'vitest'
import { fc, test } from '../../test/property'
import { isJwskError } from '../errors'
import type { FormPart, Operation, Parameter } from '../operation'
import { buildStyledBody } from './styled/styled-body'
import { buildParameterHeaders, buildStyledUrl } from './styled/styled-url'

// requests are compared with those of swagger-client, which implements OpenAPI independently

type Location = NonNullable<Parameter['in']>
type Value = string | number | boolean | readonly Primitive[] | Readonly<Record<string, Primitive | readonly string[]>>
type Primitive = string | number | boolean

interface Case {
  readonly location: Location
  readonly style: NonNullable<Parameter['style']>
  readonly explode: boolean
  readonly allowReserved: boolean
  readonly isJson: boolean
  readonly value: Value
}

const getPath = ({ location }: Case) => (location === 'path' ? '/a/{key}/b' : '/a')

// `encodeURIComponent` leaves these characters, swagger-client encodes them; both are the same to any reader
const decodeUnreserved = (encoded: string) => encoded.replace(/%(21|27|28|29|2A)/g, decodeURIComponent)

function buildTheirs(given: Case): string {
  const { location, style, explode, allowReserved, isJson, value } = given
  const own = isJson ? { content: { 'application/json': { schema: {} } } } : { style, explode, allowReserved, schema: {} }
  const parameter = { name: 'key', in: location, required: location === 'path', ...own }
  const spec = { openapi: '3.0.3', paths: { [getPath(given)]: { get: { operationId: 'a', parameters: [parameter] } } } }
  const { url, headers } = swaggerClient.buildRequest({ spec, operationId: 'a', parameters: { key: value }, contextUrl: 'http://h' })
  return decodeUnreserved([url, headers.key, headers.Cookie].filter((one) => one !== undefined).join(' '))
}

function buildOurs(given: Case): string {
  const { location, style, explode, allowReserved, isJson, value } = given
  const parameter: Parameter = isJson ? { in: location, content: 'application/json' } : { in: location, style, explode, allowReserved }
  const operation: Operation = { id: 'a.b', method: 'GET', path: getPath(given), input: 'query', parameters: { key: parameter } }
  try {
    const { key, cookie } = buildParameterHeaders({ operation, query: { key: value } })
    return [buildStyledUrl({ operation, address: `http://h${operation.path}`, query: { key: value } }), key, cookie]
      .filter((one) => one !== undefined)
      .join(' ')
  } catch (error) {
    if (isJwskError(error)) return 'refused'
    throw error
  }
}

const isList = (value: unknown): value is readonly Primitive[] => Array.isArray(value)
const isObject = (value: Value): value is Readonly<Record<string, Primitive | readonly string[]>> =>
  typeof value === 'object' && !isList(value)
const isEmpty = (value: Value) => value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
const hasList = (value: Value) => isObject(value) && Object.values(value).some(isList)
const toText = (value: Value) => JSON.stringify(value)

interface Difference {
  readonly name: string
  applies(given: Case): boolean
  /** Case, with both requests. */
  readonly sample: readonly [Partial<Case>, theirs: string, ours: string]
}

/** Differences, each with its reason. */
const differences: readonly Difference[] = [
  {
    name: 'an empty value in the query is sent, because the platform clears a filter with it; an empty list is not',
    applies: ({ location, value }) => location === 'query' && isEmpty(value),
    sample: [{ value: '' }, 'http://h/a', 'http://h/a?key='],
  },
  {
    name: 'an empty value in the path is refused, because it calls another path',
    applies: ({ location, value }) => location === 'path' && isEmpty(value),
    sample: [{ location: 'path', style: 'simple', value: '' }, 'http://h/a//b', 'refused'],
  },
  {
    name: 'dots in the path are refused, because they call another path',
    applies: ({ location, value }) => location === 'path' && /^\[?"\.*"?\]?$/.test(toText(value)),
    sample: [{ location: 'path', style: 'simple', value: '..' }, 'http://h/a/../b', 'refused'],
  },
  {
    name: 'a list or an object without text is no header',
    applies: ({ location, value }) => location === 'header' && typeof value === 'object' && /^(\[""\]|\{\})$/.test(toText(value)),
    sample: [{ location: 'header', style: 'simple', value: {} }, 'http://h/a ', 'http://h/a'],
  },
  {
    name: 'a text as JSON has its quotes; swagger-client takes it for JSON already',
    applies: ({ isJson, value }) => isJson && [value].flat().some((one) => typeof one === 'string'),
    sample: [{ isJson: true, value: 'a' }, 'http://h/a?key=a', 'http://h/a?key=%22a%22'],
  },
  {
    name: 'an object has the delimiter of its style, as in the table of OpenAPI',
    applies: ({ style, explode, value }) => style.endsWith('Delimited') && !explode && isObject(value),
    sample: [{ style: 'pipeDelimited', explode: false, value: { a: 1 } }, 'http://h/a?key=a,1', 'http://h/a?key=a%7C1'],
  },
  {
    name: '"|" between entries is encoded, because Tomcat rejects it; OpenAPI 3.1.1 writes "%7C"',
    applies: ({ style, explode, value }) => style === 'pipeDelimited' && !explode && isList(value) && value.length > 1,
    sample: [{ style: 'pipeDelimited', explode: false, value: [1, 2] }, 'http://h/a?key=1|2', 'http://h/a?key=1%7C2'],
  },
  {
    name: 'a list in an object has no form in OpenAPI: repeated, as Spring reads it, where names allow it',
    applies: ({ isJson, value }) => !isJson && hasList(value),
    sample: [{ value: { sort: ['a', 'b'] } }, 'http://h/a?sort=%5B%22a%22%2C%22b%22%5D', 'http://h/a?sort=a&sort=b'],
  },
  {
    name: 'reserved characters that end or change a query stay encoded',
    applies: ({ location, allowReserved, value, style }) =>
      location === 'query' && allowReserved && (/[&#+[\]]/.test(isList(value) ? value.join('') : toText(value)) || style === 'deepObject'),
    sample: [{ allowReserved: true, value: 'a&b/c' }, 'http://h/a?key=a&b/c', 'http://h/a?key=a%26b/c'],
  },
  {
    name: 'reserved characters of a path parameter are sent, as a wildcard path needs it',
    applies: ({ location, allowReserved }) => location === 'path' && allowReserved,
    sample: [{ location: 'path', style: 'simple', allowReserved: true, value: 'b/c' }, 'http://h/a/b%2Fc/b', 'http://h/a/b/c/b'],
  },
  {
    name: 'names in a path are encoded',
    applies: ({ location, value }) => location === 'path' && isObject(value) && /[^\w.~-]/.test(Object.keys(value).join('')),
    sample: [{ location: 'path', style: 'simple', explode: true, value: { é: 1 } }, 'http://h/a/é=1/b', 'http://h/a/%C3%A9=1/b'],
  },
  {
    name: 'entries of a label have commas, as in RFC 6570 and OpenAPI 3.1.1',
    applies: ({ style, explode, value }) => style === 'label' && !explode && typeof value === 'object',
    sample: [{ location: 'path', style: 'label', explode: false, value: [1, 2] }, 'http://h/a/.1.2/b', 'http://h/a/.1,2/b'],
  },
  {
    name: 'an exploded cookie is one cookie an entry, as in OpenAPI 3.2',
    applies: ({ location, explode, value }) => location === 'cookie' && explode && typeof value === 'object',
    sample: [{ location: 'cookie', explode: true, value: [1, 2] }, 'http://h/a key=key%3D1%26key%3D2', 'http://h/a key=1; key=2'],
  },
  {
    name: 'cookies are encoded like a query; only the separator of a list is a comma',
    applies: ({ location, value }) => location === 'cookie' && (typeof value === 'object' || /[^\w.~-]/.test(String(value))),
    sample: [{ location: 'cookie', value: 'a/b' }, 'http://h/a key=a/b', 'http://h/a key=a%2Fb'],
  },
]

const standard: Case = { location: 'query', style: 'form', explode: true, allowReserved: false, isJson: false, value: 'x' }

describe('a difference', () => {
  test.each(differences)('$name', ({ applies, sample: [given, theirs, ours] }) => {
    const whole = { ...standard, ...given }
    expect(applies(whole)).toBe(true)
    expect([buildTheirs(whole), buildOurs(whole)]).toEqual([theirs, ours])
  })
})

const text = fc.string({ unit: fc.constantFrom(...'ab1 .,;=/?&#+%|~[]{}"\'*海é😀'), maxLength: 6 })
const key = fc.string({ unit: fc.constantFrom(...'abc_-海 '), minLength: 1, maxLength: 4 })
const primitive = fc.oneof(text, fc.integer(), fc.boolean())
const value: fc.Arbitrary<Value> = fc.oneof(
  primitive,
  fc.array(primitive, { maxLength: 4 }),
  fc.dictionary(key, fc.oneof({ weight: 9, arbitrary: primitive }, { weight: 1, arbitrary: fc.array(text) }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
)
const stylesByLocation = {
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  path: ['simple', 'label', 'matrix'],
  header: ['simple'],
  cookie: ['form'],
} as const
const anyCase: fc.Arbitrary<Case> = fc
  .constantFrom<Location>('query', 'query', 'query', 'path', 'path', 'header', 'cookie')
  .chain((location) =>
    fc.record({
      location: fc.constant(location),
      style: fc.constantFrom(...stylesByLocation[location]),
      explode: fc.boolean(),
      allowReserved: location === 'header' || location === 'cookie' ? fc.constant(false) : fc.boolean(),
      isJson: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      value,
    }),
  )

test.property({ name: 'a parameter is sent as swagger-client sends it, but for the differences', runs: 20_000 }, [anyCase], (given) => {
  if (!differences.some(({ applies }) => applies(given))) expect(buildOurs(given)).toBe(buildTheirs(given))
})

interface Form {
  readonly body: Readonly<Record<string, unknown>>
  readonly encoding: Readonly<Record<string, FormPart>>
}

function buildTheirBody(
  type: NonNullable<Operation['body']>,
  { body, encoding }: Form,
): { readonly body: unknown; readonly type: string | undefined } {
  const properties = Object.fromEntries(Object.keys(body).map((name) => [name, {}]))
  const requestBody = { content: { [type]: { encoding, schema: { type: 'object', properties } } } }
  const spec = { openapi: '3.0.3', paths: { '/a': { post: { operationId: 'a', requestBody } } } }
  const built = swaggerClient.buildRequest({
    spec,
    operationId: 'a',
    parameters: {},
    requestBody: body,
    requestContentType: type,
    contextUrl: 'http://h',
  })
  return { body: built.body, type: built.headers['Content-Type'] }
}

const buildOurBody = (type: NonNullable<Operation['body']>, { body, encoding }: Form) =>
  buildStyledBody({ id: 'a.b', method: 'POST', path: '/a', input: 'body', body: type, parts: encoding }, body)

/** Renames the fields of an object, because exploded ones of two objects would be one for swagger-client. */
const withOwnNames = (given: Value, index: number): unknown =>
  isObject(given) ? Object.fromEntries(Object.entries(given).map(([name, one]) => [`${name}${index}`, one])) : given

const formStyle = fc.constantFrom<FormPart>(
  { style: 'form', explode: true },
  { style: 'form', explode: false },
  { style: 'spaceDelimited', explode: true },
  { contentType: 'application/json' },
)
// swagger-client takes a text for JSON where it can, and loses spaces at the ends of a field
const formText = fc.string({ unit: fc.constantFrom(...'ab1 .,;=/?&#+%|~*海é😀'), maxLength: 6 }).map((one) => one.trim())
const formValue = fc.oneof(formText, fc.integer(), fc.boolean())
const flatObject = fc.dictionary(key, formValue, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
const field = fc.oneof(
  fc.tuple(
    formValue.filter((one) => one !== ''),
    formStyle.filter(({ contentType }) => contentType === undefined),
  ),
  fc.tuple(fc.array(formValue, { minLength: 2, maxLength: 3 }), formStyle),
  fc.tuple(
    flatObject,
    fc.oneof(
      formStyle.filter(({ style }) => style !== 'spaceDelimited'),
      fc.constant<FormPart>({ style: 'deepObject', explode: true }),
    ),
  ),
)

test.property(
  { name: 'a URL-encoded form is sent as swagger-client sends it', runs: 5000 },
  [fc.array(field, { minLength: 1, maxLength: 4 })],
  (fields) => {
    const form: Form = {
      body: Object.fromEntries(fields.map(([given], index) => [`f${index}`, withOwnNames(given, index)])),
      encoding: Object.fromEntries(fields.map(([, part], index) => [`f${index}`, part])),
    }
    const type = 'application/x-www-form-urlencoded'
    const theirs = buildTheirBody(type, form)
    expect(buildOurBody(type, form)).toEqual({ content: decodeUnreserved(String(theirs.body)), type: theirs.type })
  },
)

const readParts = async (form: Iterable<readonly [string, string | File]>) =>
  Promise.all(Array.from(form, async ([name, part]) => (typeof part === 'string' ? [name, part] : [name, part.type, await part.text()])))

const part = fc.oneof(
  fc.tuple(
    formValue.filter((one) => String(one) === String(one).trim()),
    fc.constant<FormPart>({}),
  ),
  fc.tuple(fc.oneof(flatObject, fc.array(formValue, { minLength: 2 })), fc.constant<FormPart>({ contentType: 'application/json' })),
)

// swagger-client joins a list without a content type to one part, unpacks a list of one and trims text; OpenAPI does not
test.property(
  { name: 'a multipart form is sent as swagger-client sends it', runs: 2000 },
  [fc.array(part, { minLength: 1, maxLength: 4 })],
  async (fields) => {
    const form: Form = {
      body: Object.fromEntries(fields.map(([given], index) => [`f${index}`, withOwnNames(given, index)])),
      encoding: Object.fromEntries(fields.map(([, one], index) => [`f${index}`, one])),
    }
    const theirs = buildTheirBody('multipart/form-data', form).body as FormData // a global one
    const ours = buildOurBody('multipart/form-data', form)?.content as FormData // of a multipart form
    expect(await readParts(ours)).toEqual(await readParts(theirs))
  },
)

test.property(
  { name: 'JSON is sent as swagger-client sends it', runs: 1000 },
  [fc.constantFrom('application/json', 'application/merge-patch+json', 'text/json'), flatObject],
  (type, body) => {
    const theirs = buildTheirBody(type as 'text/json', { body, encoding: {} }) // any of them
    expect(buildOurBody(type as 'text/json', { body, encoding: {} })).toEqual({ content: JSON.stringify(theirs.body), type: theirs.type })
  },
)
