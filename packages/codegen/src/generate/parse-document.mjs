// parses the bytes of a description to plain nodes
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { parse } from 'yaml'

const firstLine = (error) => (error instanceof RangeError ? 'it nests too deep' : String(error?.message ?? error).split('\n')[0])

/** Decodes UTF-8 or UTF-16, by the byte order mark or the position of the zeros. */
function decode(bytes) {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

const longInteger = /[[\s:,]-?\d{16,}/
const stringOrLongInteger = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/g
const isExact = (digits) => Number.isSafeInteger(Number(digits))

/** Quotes the integers that a number cannot hold: the client returns them as text. */
const quoteLongIntegers = (text) =>
  text.replace(stringOrLongInteger, (token) => (token.startsWith('"') || isExact(token) ? token : `"${token}"`))

const yamlLongInteger = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?\d{16,}$/,
  resolve: (digits) => (isExact(digits) ? Number(digits) : digits),
}

/** Parses JSON by `JSON.parse`, which is many times faster than YAML; returns `undefined` if it is not JSON. */
function parseJson(text) {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    return JSON.parse(longInteger.test(text) ? quoteLongIntegers(text) : text)
  } catch {
    return undefined
  }
}

const maxDepth = 500

/** Throws if a node contains itself, as a YAML anchor may, or nests too deep for the recursion of its readers. */
function assertTree(root) {
  const known = new Set()
  const open = new Set()
  const visit = (node, depth) => {
    if (typeof node !== 'object' || node === null) return
    if (open.has(node)) throw new Error('an anchor contains itself')
    if (depth > maxDepth) throw new Error(`it nests deeper than ${maxDepth} levels`)
    if (known.has(node)) return
    known.add(node)
    open.add(node)
    for (const inner of Object.values(node)) visit(inner, depth + 1)
    open.delete(node)
  }
  visit(root, 0)
}

/** Parses a description; Swagger 2.0 is converted to OpenAPI 3.0. `name` is its name in messages. */
export function parseDocument(name, bytes) {
  const text = decode(bytes)
  let root = parseJson(text)
  if (root === undefined)
    try {
      root = parse(text, { merge: true, customTags: (tags) => [yamlLongInteger, ...tags] })
    } catch (error) {
      throw new Error(`${name} is neither JSON nor YAML: ${firstLine(error)}`)
    }
  try {
    assertTree(root)
    if (!/^2(\.0)?$/.test(String(root?.swagger))) return root
    // the converter writes into what it gets
    return { ...upgradeFromTwoToThree(root), 'x-converted-from': '2.0' }
  } catch (error) {
    throw new Error(`${name} cannot be read: ${firstLine(error)}`)
  }
}
