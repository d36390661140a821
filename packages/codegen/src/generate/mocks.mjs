// renders handlers of Mock Service Worker with an answer for each operation
import { createRequire } from 'node:module'
import { createRandom, createSampler } from './sample.mjs'
import { checks, createSchemaReader } from './schemas.mjs'
import { renderValue } from './text.mjs'

const require = createRequire(import.meta.url)

/** Loads the checks that are generated for others, to find out which examples fit. */
async function loadChecks() {
  /** @type {import('typescript')} */
  const ts = require('typescript')
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const { outputText } = ts.transpileModule(checks, { compilerOptions })
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`)
}

/** Returns a schema whose references are functions, as the checks have them. */
function bindReferences(schema, lookup) {
  if (Array.isArray(schema)) return schema.map((entry) => bindReferences(entry, lookup))
  if (typeof schema !== 'object' || schema === null) return schema
  if (schema.ref) return { ref: () => lookup(schema.ref) }
  const { examples, ...others } = schema
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, bindReferences(value, lookup)]))
}

/** Creates a function that finds what is wrong with a value; its schemas have names as references. */
function createProblemFinder({ createSchema }, readNamed) {
  const bound = new Map()
  const lookup = (name) => {
    if (!bound.has(name)) bound.set(name, bindReferences(readNamed(name), lookup))
    return bound.get(name)
  }
  return (schema, value) => createSchema(bindReferences(schema, lookup))['~standard'].validate(value).issues?.[0]
}

const placeholder = /\{[^{}]*\}/
// sorts after every character of an address
const anything = '\uFFFF'

/** Returns a path as a client encodes it, with a sign for each parameter. */
const toAddress = (path) =>
  path
    .split(placeholder)
    .map((step) => new URL(`http://host/-${step}`).pathname.slice(2))
    .join(anything)

/** Returns the source of a pattern for an address. */
const toPattern = (address) => address.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(anything, '[^/]*')

/** Sorts operations by address, those with text in the place of a parameter before those with the parameter. */
function sortByAddress(operations) {
  const known = operations.map((operation) => ({ operation, address: toAddress(operation.path) }))
  const toKey = ({ address }) => address + anything
  return known.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : Number(toKey(a) > toKey(b))))
}

const isMediaType = (type) => /^[\w!#$&^.+-]+\/[\w!#$&^.+*-]+$/.test(type)

const toEvents = (values) => values.map((value) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`).join('')

const code = `
type Method = 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options'

const json = 'application/json'
const escapePattern = (text: string) => text.replace(/[\\\\^$.*+?()[\\]{}|]/g, '\\\\$&')

function toResponse(type: string, body: unknown) {
  if (type === json) return HttpResponse.json(body as object)
  return new HttpResponse(type === '' ? null : String(body), type === '' ? {} : { headers: { 'content-type': type } })
}

/**
 * Creates a handler for each operation.
 * @param apiUrl address in front of every path: \`apiUrl\` of the client
 */
export const createHandlers = (apiUrl: string): HttpHandler[] =>
  answers.map(([method, path, type, body]) =>
    http[method](new RegExp(\`^\${escapePattern(apiUrl.replace(/\\/$/, ''))}\${path}$\`), () => toResponse(type, body)),
  )
`

/** Renders the module of handlers, and reports the answers that do not fit. */
export async function renderMocks({ operations, report }, types, { banner }) {
  const { readPayload, readNamed } = createSchemaReader(types, { isSampled: true })
  const findProblem = createProblemFinder(await loadChecks(), readNamed)
  const fits = (schema, value) => findProblem(schema, value) === undefined

  function makePayload({ id, entity, method, path, answer }) {
    const schema = answer.schema === undefined ? {} : readPayload(answer)
    const { enveloped, examples } = answer
    const candidates = enveloped ? examples.map((example) => example?.data) : examples
    const example = candidates.find((value) => value !== undefined && fits(schema, value))
    if (example !== undefined) return example
    const random = createRandom(id)
    const value = createSampler({ lookup: readNamed, fits, random })(schema, entity) ?? null
    const problem = findProblem(schema, value)
    if (problem) report(`${method} ${path}: no mock fits the description (${[...problem.path, problem.message].join(' ')})`)
    return value
  }

  function makeAnswer(operation) {
    const { type, enveloped, hasData, schema } = operation.answer
    if (type === undefined || (enveloped && !hasData)) return enveloped ? ['application/json', { code: 200, success: true, msg: '' }] : ['']
    if (type === 'application/json') {
      const data = makePayload(operation)
      return [type, enveloped ? { code: 200, success: true, data, msg: '' } : data]
    }
    if (type === 'text/event-stream') return [type, toEvents([makePayload(operation)])]
    const text = schema ? makePayload(operation) : 'mock'
    return [isMediaType(type) ? type : 'application/octet-stream', typeof text === 'string' ? text : 'mock']
  }

  const owners = new Map()
  const answers = sortByAddress(operations).flatMap(({ operation, address }) => {
    const { id, method, path } = operation
    const owner = owners.get(`${method} ${address}`)
    if (owner) {
      report(`${method} ${path} has the address of ${owner}, whose mock answers`)
      return []
    }
    owners.set(`${method} ${address}`, id)
    return `  ${renderValue([method.toLowerCase(), toPattern(address), ...makeAnswer(operation)])},\n`
  })
  const head = `${banner}\nimport { HttpResponse, http, type HttpHandler } from 'msw'\n`
  return `${head}\nconst answers: readonly (readonly [method: Method, path: string, type: string, body?: unknown])[] = [\n${answers.join('')}]\n${code}`
}
