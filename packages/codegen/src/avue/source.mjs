// a module or a single-file component as a syntax tree; nothing of it is ever run
import { parse } from '@babel/parser'

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g

/** the scripts of a component, one below the other; any other file as it is */
const extractScript = (file, text) => (file.endsWith('.vue') ? [...text.matchAll(script)].map(([, code]) => code).join('\n') : text)

export function parseSource(/** @type {string} */ file, /** @type {string} */ text) {
  try {
    const code = extractScript(file, text)
    // a component's two scripts may import the same name
    const options = { sourceType: 'module', errorRecovery: true, plugins: ['typescript', 'jsx', 'decorators'] }
    return parse(code, options).program
  } catch (error) {
    throw new Error(`${file} cannot be parsed: ${error.message}`)
  }
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

/** the nodes right below one */
export function* getChildNodes(node) {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue
    for (const child of [value].flat()) if (isNode(child)) yield child
  }
}

/** every node below one, the nearest first */
export function* walkNodes(node) {
  for (const child of getChildNodes(node)) {
    yield child
    yield* walkNodes(child)
  }
}
