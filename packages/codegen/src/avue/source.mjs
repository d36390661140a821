// parses a module or a single-file component to a syntax tree; never executes any of it
import { parse } from '@babel/parser'

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g

/** Concatenates the scripts of a component; returns any other file unchanged. */
const extractScript = (file, text) => (file.endsWith('.vue') ? [...text.matchAll(script)].map(([, code]) => code).join('\n') : text)

export function parseSource(/** @type {string} */ file, /** @type {string} */ text) {
  try {
    const code = extractScript(file, text)
    // the two scripts of a component may import the same name
    const options = { sourceType: 'module', errorRecovery: true, plugins: ['typescript', 'jsx', 'decorators'] }
    return parse(code, options).program
  } catch (error) {
    throw new Error(`${file} cannot be parsed: ${error.message}`)
  }
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** Yields the direct child nodes. */
export function* getChildNodes(node) {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue
    for (const child of [value].flat()) if (isNode(child)) yield child
  }
}

/** Yields all descendants, depth first, parents before children. */
export function* walkNodes(node) {
  for (const child of getChildNodes(node)) {
    yield child
    yield* walkNodes(child)
  }
}
