// how long components are: functions with a capitalised name that return JSX
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { listTrackedFiles } from './files.mjs'
import { root } from './root.mjs'

// the classic compiler, which lets its syntax tree be walked
const ts = createRequire(import.meta.url)('typescript')

const shipped = /^(packages\/[^/]+\/src|plugins)\/(?!.*(\.test\.|\/testing\/)).*\.tsx$/

const isJsx = (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
const holdsJsx = (node) => isJsx(node) || ts.forEachChild(node, (child) => holdsJsx(child) || undefined) === true

/** the function that a declaration gives a name to, also through `memo(…)` and its like */
function getFunction(node) {
  if (ts.isFunctionDeclaration(node)) return node
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined
  const made = value && ts.isCallExpression(value) ? value.arguments[0] : value
  return made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made : undefined
}

/** the components of a source, each with its lines from `function` or its name to its last brace */
export function findComponents(text, file = 'a.tsx') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line
  const found = []
  const visit = (node) => {
    const made = getFunction(node)
    const name = node.name?.text ?? ''
    if (made && /^[A-Z]/.test(name) && holdsJsx(made)) found.push({ name, lines: lineOf(node.end) - lineOf(node.getStart()) + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** the longest component under `folder`: { file, name, lines } */
export const findLongestComponent = (folder = root, files = listTrackedFiles(folder)) =>
  files
    .filter((file) => shipped.test(file))
    .flatMap((file) => findComponents(readFileSync(join(folder, file), 'utf8'), file).map((component) => ({ file, ...component })))
    .sort((a, b) => b.lines - a.lines)[0]
