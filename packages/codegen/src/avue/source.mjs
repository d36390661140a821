// parses a module or a single-file component to a syntax tree; never executes any of it
import { parse } from '@babel/parser'

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g

const scriptEnd = '</script>'

/** Returns the scripts of a component, on the lines where they stand; any other file unchanged. */
function extractScript(file, text) {
  if (!file.endsWith('.vue')) return text
  let end = 0
  return [...text.matchAll(script)]
    .map((found) => {
      const start = found.index + found[0].length - scriptEnd.length - found[1].length
      const lines = text.slice(end, start).replaceAll(/[^\n]/g, '')
      end = start + found[1].length
      return `${lines}${found[1]};`
    })
    .join('')
}

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
