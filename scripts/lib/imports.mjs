const comments = /\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/[^\n]*/g
const statements = /^\s*(?:import|export)\s+(type\s)?(?:[\w$*{}\s,]+?\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const calls = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Parses the imports of a source: { id, types: only its types are used, lazy: by import() }. */
export function parseImports(text) {
  const code = text.replace(comments, '$1')
  return [
    ...[...code.matchAll(statements)].map(([, types, id]) => ({ id, types: types !== undefined, lazy: false })),
    ...[...code.matchAll(calls)].map(([, id]) => ({ id, types: false, lazy: true })),
  ]
}

/** Converts `@scope/name/deep` to `@scope/name`, and `name/deep` to `name`. */
export const getPackageName = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')
