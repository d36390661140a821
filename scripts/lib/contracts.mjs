// reads the OpenAPI files as plain nodes and follows the references between them
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { fromRoot } from './root.mjs'

/**
 * @typedef {Readonly<Record<string, unknown>>} Node
 * @typedef {{ readonly node: Node, readonly file: string, readonly pointer: string }} Place where a node stands, no longer a reference
 */

const methods = ['get', 'put', 'post', 'delete', 'patch']
const documents = new Map()

/** every contract of the repository, in the order of their names */
export const contractFiles = () =>
  readdirSync(fromRoot('openapi'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => fromRoot('openapi', name))

/**
 * a file, read and parsed once
 * @returns {Node}
 */
export function document(/** @type {string} */ file) {
  if (!documents.has(file)) documents.set(file, parse(readFileSync(file, 'utf8')))
  return documents.get(file)
}

/** @returns {value is Node} */
export const isNode = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null

/**
 * the members of a node; none where it is not there
 * @returns {Node}
 */
export const membersOf = (/** @type {unknown} */ value) => (isNode(value) ? value : {})

const asToken = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const asName = (token) => token.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * follows `$ref`, in its own file or to another, until a plain node stands there
 * @returns {Place}
 */
export function resolveReference(/** @type {Place} */ found) {
  const reference = found.node.$ref
  if (typeof reference !== 'string') return found
  const [path, pointer = ''] = reference.split('#')
  const file = path ? join(dirname(found.file), path) : found.file
  let node = document(file)
  for (const token of pointer.split('/').slice(1)) node = node?.[asName(token)]
  if (!isNode(node)) throw new Error(`${basename(found.file)}: ${reference} leads nowhere`)
  return resolveReference({ node, file, pointer })
}

/**
 * what stands below a place, references followed on the way; undefined where nothing does
 * @returns {Place | undefined}
 */
export function childOf(/** @type {Place | undefined} */ place, /** @type {readonly string[]} */ ...parts) {
  let here = place
  for (const part of parts) {
    const node = here?.node[part]
    here = here && isNode(node) ? resolveReference({ node, file: here.file, pointer: `${here.pointer}/${asToken(part)}` }) : undefined
  }
  return here
}

/**
 * every call of a file: its path, its method, and where it is described
 * @returns {{ path: string, method: string, place: Place }[]}
 */
export function operationsIn(/** @type {string} */ file) {
  const whole = { node: document(file), file, pointer: '' }
  return Object.keys(membersOf(whole.node.paths)).flatMap((path) =>
    methods.flatMap((method) => {
      const place = childOf(whole, 'paths', path, method)
      return place ? [{ path, method, place }] : []
    }),
  )
}
