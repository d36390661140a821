// reads OpenAPI descriptions from files or servers as plain nodes, and resolves the references between them
import { readFileSync, statSync } from 'node:fs'
import { parseDocument } from './parse-document.mjs'
import { createScope, getShortName, isUrl, resolveLocation } from './scope.mjs'

export { getShortName, isUrl } from './scope.mjs'

/**
 * @typedef {Readonly<Record<string, unknown>>} Node
 * @typedef {{ readonly node: Node, readonly file: string, readonly pointer: string }} Place position of a node, with references resolved
 */

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']
const documents = new Map()
let scope

const firstLine = (error) => String(error?.message ?? error).split('\n')[0]

function readBytes(file) {
  try {
    const about = statSync(file)
    // the description itself may come from a pipe
    if (!about.isFile() && !(about.isFIFO() && file === scope?.root)) throw new Error('it is no file')
    scope?.countBytes(about.size)
    return readFileSync(file)
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : firstLine(error)}`)
  }
}

/**
 * Reads and parses a file once.
 * @returns {Node}
 */
export function loadDocument(/** @type {string} */ file) {
  if (!documents.has(file)) {
    if (isUrl(file)) throw new Error(`${file} has not been fetched`)
    scope?.countDocument()
    scope?.getRemainingMs()
    documents.set(file, parseDocument(getShortName(file), readBytes(file)))
  }
  return documents.get(file)
}

/** Removes a file from the cache, so that it is read again. */
export const removeCachedDocument = (/** @type {string} */ file) => documents.delete(file)

/** Clears the cache, so that files are read again. */
export const clearDocumentCache = () => {
  documents.clear()
  scope = undefined
}

/** @returns {value is Node} */
export const isNode = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null

/**
 * Returns the members of a node; empty if there is no node.
 * @returns {Node}
 */
export const toMembers = (/** @type {unknown} */ value) => (isNode(value) ? value : {})

function locate(from, path) {
  const location = resolveLocation(from, path)
  scope?.assertAllowed(from, location)
  return location
}

// members of these are data: a `$ref` in them is a value, not a reference
const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const'])
// members of these have names of the author's choice, such as `default`
const namedKeys = new Set(
  'callbacks content definitions dependentSchemas $defs encoding headers links parameters pathItems paths patternProperties properties requestBodies responses schemas securitySchemes variables webhooks'.split(
    ' ',
  ),
)

/** Yields the paths of the other documents that a node refers to, at any depth. */
function* getReferencedPaths(node, isNamed = false) {
  if (!isNode(node)) return
  const path = !isNamed && typeof node.$ref === 'string' ? node.$ref.split('#')[0] : ''
  if (path) yield path
  for (const [key, inner] of Object.entries(node)) {
    if (!isNamed && (dataKeys.has(key) || key.startsWith('x-'))) continue
    yield* getReferencedPaths(inner, !isNamed && namedKeys.has(key) && !Array.isArray(inner))
  }
}

const accept = { accept: 'application/json, application/yaml, */*;q=0.5' }
const maxRedirects = 10

/** Sends the request, and again to where the server redirects to, if that is allowed. */
async function request(address) {
  let location = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(location, { headers: accept, redirect: 'manual', signal: AbortSignal.timeout(scope.getRemainingMs()) })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : undefined
    if (!next) return response
    await response.body?.cancel()
    location = locate(location, next)
  }
  throw new Error('it redirects without end')
}

async function fetchBytes(address) {
  try {
    const response = await request(address)
    if (!response.ok) throw new Error(`the server answers ${response.status}`)
    const chunks = []
    for await (const chunk of response.body ?? []) {
      scope.countBytes(chunk.length)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    const reason = error.name === 'TimeoutError' ? 'the server does not answer in time' : firstLine(error.cause ?? error)
    throw new Error(`${address} cannot be read: ${reason}`)
  }
}

/** Loads a description and all documents that it refers to, from files or a server. */
export async function openDescription(/** @type {string} */ location, { allowRefs = false } = {}) {
  clearDocumentCache()
  scope = createScope({ root: location, allowRefs })
  const waiting = [location]
  const known = new Set(waiting)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isUrl(next)) {
      scope.countDocument()
      documents.set(next, parseDocument(getShortName(next), await fetchBytes(next)))
    }
    for (const path of getReferencedPaths(loadDocument(next))) {
      const referenced = locate(next, path)
      if (known.has(referenced)) continue
      known.add(referenced)
      waiting.push(referenced)
    }
  }
}

/** Returns the files that were read, for watching. */
export const getReadFiles = () => [...documents.keys()].filter((location) => !isUrl(location))

/** Throws unless it is an OpenAPI description; the message says how to fix it. */
export function assertDescription(/** @type {string} */ location) {
  const { openapi, swagger, paths, info } = toMembers(loadDocument(location))
  const name = getShortName(location)
  if (swagger !== undefined) throw new Error(`${name} is Swagger ${swagger}; Swagger 2.0 and OpenAPI 3.0 and 3.1 are read`)
  if (openapi === undefined && paths === undefined && info === undefined)
    throw new Error(`${name} is no OpenAPI description: "openapi: 3.1.0" is missing at its top`)
  // an unquoted 3.0 in YAML is the number 3
  if (openapi !== 3 && !/^3\.[01](\.|$)/.test(String(openapi)))
    throw new Error(`${name} says openapi: ${firstLine(openapi)}; Swagger 2.0 and OpenAPI 3.0 and 3.1 are read`)
  if (!isNode(paths) || Object.keys(paths).length === 0) throw new Error(`${name} has no paths: there is nothing to call`)
}

const encodePointer = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1')

export function decodePointer(token) {
  const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

// a converted Swagger 2.0 document has its parts elsewhere
const convertPointer = (pointer) =>
  pointer.replace(/^\/definitions\//, '/components/schemas/').replace(/^\/(parameters|responses)\//, '/components/$1/')

function findNode(file, pointer) {
  const root = loadDocument(file)
  if (pointer !== '' && !pointer.startsWith('/')) return undefined
  let node = root
  for (const token of (toMembers(root)['x-converted-from'] ? convertPointer(pointer) : pointer).split('/').slice(1)) {
    // a key that is escaped by mistake is taken as written
    const name = [decodePointer(token), token].find((key) => isNode(node) && Object.hasOwn(node, key))
    node = name === undefined ? undefined : node[name]
  }
  return node
}

// a schema may be a boolean: anything, or nothing
const booleans = new Map([
  [true, {}],
  [false, { not: {} }],
])

function follow({ node: { $ref: reference }, file }) {
  const [path, pointer = ''] = reference.split('#')
  const location = path ? locate(file, path) : file
  const found = findNode(location, pointer)
  const node = booleans.get(found) ?? found
  if (!isNode(node)) throw new Error(`${getShortName(file)}: ${reference} leads nowhere`)
  return { node, file: location, pointer }
}

/**
 * Resolves `$ref`, in the same file or another, to a plain node.
 * @returns {Place}
 */
export function resolveReference(/** @type {Place} */ found) {
  const trail = new Set()
  let place = found
  while (typeof place.node.$ref === 'string') {
    if (trail.has(place.node)) throw new Error(`${getShortName(found.file)}: ${place.node.$ref} leads nowhere`)
    trail.add(place.node)
    place = follow(place)
  }
  return place
}

/**
 * Returns the child of a place, with references resolved; `undefined` if there is none.
 * @returns {Place | undefined}
 */
export function getChild(/** @type {Place | undefined} */ place, /** @type {readonly string[]} */ ...parts) {
  let here = place
  for (const part of parts) {
    const node = here && Object.hasOwn(here.node, part) ? here.node[part] : undefined
    here = here && isNode(node) ? resolveReference({ node, file: here.file, pointer: `${here.pointer}/${encodePointer(part)}` }) : undefined
  }
  return here
}

/** Lists the calls of a file that have one of the methods. */
function listByMethod(file, names) {
  const whole = { node: loadDocument(file), file, pointer: '' }
  return Object.keys(toMembers(whole.node.paths))
    .filter((path) => !path.startsWith('x-'))
    .flatMap((path) =>
      names.flatMap((method) => {
        const place = getChild(whole, 'paths', path, method)
        return place ? [{ path, method, place }] : []
      }),
    )
}

/**
 * Lists every call of a file: its path, its method, and its place in the document.
 * @returns {{ path: string, method: string, place: Place }[]}
 */
export const listOperations = (/** @type {string} */ file) => listByMethod(file, methods)

/** Lists the calls with a method that `fetch` refuses. */
export const listUnsupportedOperations = (/** @type {string} */ file) => listByMethod(file, ['trace'])
