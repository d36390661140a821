// reads OpenAPI descriptions from files or servers as plain nodes, and resolves the references between them
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'

/**
 * @typedef {Readonly<Record<string, unknown>>} Node
 * @typedef {{ readonly node: Node, readonly file: string, readonly pointer: string }} Place position of a node, with references resolved
 */

const methods = ['get', 'put', 'post', 'delete', 'patch']
const documents = new Map()

export const isUrl = (/** @type {string} */ location) => /^https?:\/\//.test(location)

/** Returns the name of a description in messages. */
export const getShortName = (/** @type {string} */ location) => (isUrl(location) ? location : basename(location))

/** Resolves a file or URL relative to the document that refers to it. */
const resolveLocation = (from, path) => {
  if (isUrl(path)) return path
  return isUrl(from) ? new URL(path, from).href : join(dirname(from), path)
}

const firstLine = (error) => String(error?.message ?? error).split('\n')[0]

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : firstLine(error)}`)
  }
}

/** Parses JSON by `JSON.parse`, which is many times faster than YAML; returns `undefined` if it is not JSON. */
function parseJson(text) {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

function parseDocument(location, text) {
  const json = parseJson(text)
  if (json !== undefined) return json
  try {
    return parse(text, { merge: true })
  } catch (error) {
    throw new Error(`${getShortName(location)} is neither JSON nor YAML: ${firstLine(error)}`)
  }
}

/**
 * Reads and parses a file once.
 * @returns {Node}
 */
export function loadDocument(/** @type {string} */ file) {
  if (!documents.has(file)) {
    if (isUrl(file)) throw new Error(`${file} has not been fetched`)
    documents.set(file, parseDocument(file, readText(file)))
  }
  return documents.get(file)
}

/** Clears the cache, so that files are read again. */
export const clearDocumentCache = () => documents.clear()

/** @returns {value is Node} */
export const isNode = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null

/**
 * Returns the members of a node; empty if there is no node.
 * @returns {Node}
 */
export const toMembers = (/** @type {unknown} */ value) => (isNode(value) ? value : {})

/** Yields the other documents that a node refers to, at any depth. */
function* getReferencedLocations(node, location) {
  if (!isNode(node)) return
  const path = typeof node.$ref === 'string' ? node.$ref.split('#')[0] : ''
  if (path) yield resolveLocation(location, path)
  for (const inner of Object.values(node)) yield* getReferencedLocations(inner, location)
}

async function fetchText(address) {
  const answer = await fetch(address, { headers: { accept: 'application/json, application/yaml, */*;q=0.5' } }).catch((error) => {
    throw new Error(`${address} cannot be read: ${firstLine(error.cause ?? error)}`)
  })
  if (!answer.ok) throw new Error(`${address} cannot be read: the server answers ${answer.status}`)
  return answer.text()
}

/** Fetches a description and all documents that it refers to from a server; files are read on demand. */
export async function fetchReferencedDocuments(/** @type {string} */ location) {
  if (documents.has(location)) return
  if (isUrl(location)) documents.set(location, parseDocument(location, await fetchText(location)))
  for (const referenced of getReferencedLocations(loadDocument(location), location)) await fetchReferencedDocuments(referenced)
}

/** Returns the files that were read, for watching. */
export const getReadFiles = () => [...documents.keys()].filter((location) => !isUrl(location))

/** Throws unless it is an OpenAPI description; the message says how to fix it. */
export function assertDescription(/** @type {string} */ location) {
  const { openapi, swagger, paths, info } = toMembers(loadDocument(location))
  const name = getShortName(location)
  if (swagger !== undefined)
    throw new Error(`${name} is Swagger ${swagger}; OpenAPI 3.0 and 3.1 are read: convert it, e.g. at https://converter.swagger.io`)
  if (openapi === undefined && paths === undefined && info === undefined)
    throw new Error(`${name} is no OpenAPI description: "openapi: 3.1.0" is missing at its top`)
  if (!/^3\.[01](\.|$)/.test(String(openapi))) throw new Error(`${name} says openapi: ${openapi}; OpenAPI 3.0 and 3.1 are read`)
  if (!isNode(paths) || Object.keys(paths).length === 0) throw new Error(`${name} has no paths: there is nothing to call`)
}

const encodePointer = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1')

function decodePointer(token) {
  const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Resolves `$ref`, in the same file or another, to a plain node.
 * @returns {Place}
 */
export function resolveReference(/** @type {Place} */ found, /** @type {readonly string[]} */ trail = []) {
  const reference = found.node.$ref
  if (typeof reference !== 'string') return found
  const [path, pointer = ''] = reference.split('#')
  const file = path ? resolveLocation(found.file, path) : found.file
  const here = `${file}#${pointer}`
  let node = trail.includes(here) ? undefined : loadDocument(file)
  for (const token of pointer.split('/').slice(1)) node = node?.[decodePointer(token)]
  if (!isNode(node)) throw new Error(`${getShortName(found.file)}: ${reference} leads nowhere`)
  return resolveReference({ node, file, pointer }, [...trail, here])
}

/**
 * Returns the child of a place, with references resolved; `undefined` if there is none.
 * @returns {Place | undefined}
 */
export function getChild(/** @type {Place | undefined} */ place, /** @type {readonly string[]} */ ...parts) {
  let here = place
  for (const part of parts) {
    const node = here?.node[part]
    here = here && isNode(node) ? resolveReference({ node, file: here.file, pointer: `${here.pointer}/${encodePointer(part)}` }) : undefined
  }
  return here
}

/**
 * Lists every call of a file: its path, its method, and its place in the document.
 * @returns {{ path: string, method: string, place: Place }[]}
 */
export function listOperations(/** @type {string} */ file) {
  const whole = { node: loadDocument(file), file, pointer: '' }
  return Object.keys(toMembers(whole.node.paths)).flatMap((path) =>
    methods.flatMap((method) => {
      const place = getChild(whole, 'paths', path, method)
      return place ? [{ path, method, place }] : []
    }),
  )
}
