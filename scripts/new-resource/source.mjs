// a TypeScript module as text: found by its syntax, changed in place, laid out as the linter would have it
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fromRoot } from '../lib/root.mjs'

const ts = createRequire(import.meta.url)('typescript')

function* nodesOf(node) {
  yield node
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

const nodesIn = (text) => nodesOf(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true))
const first = (nodes, isWanted) => {
  for (const node of nodes) if (isWanted(node)) return node
  return undefined
}
const literalOf = (node) => {
  const inner = node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? node.expression : node
  return inner && (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner)) ? inner : undefined
}
const itemsOf = (literal) => literal.elements ?? literal.properties

/** the list or the object that a constant holds */
const constantIn = (text, name) =>
  literalOf(first(nodesIn(text), (node) => ts.isVariableDeclaration(node) && node.name.text === name)?.initializer)

/** the object that the first call of a function is handed */
const argumentIn = (text, name) =>
  literalOf(first(nodesIn(text), (node) => ts.isCallExpression(node) && node.expression.getText() === name)?.arguments[0])

const memberOf = (literal, name) => literal?.properties?.find((one) => one.name?.getText().replaceAll(/['"]/g, '') === name)

function withItem(text, literal, item) {
  const last = itemsOf(literal).at(-1)
  const at = last ? last.getEnd() : literal.getStart() + 1
  return `${text.slice(0, at)}${last ? ',\n' : ''}${item}${text.slice(at)}`
}

/** a constant with one more item at its end */
export function addedTo(text, name, item) {
  const literal = constantIn(text, name)
  if (!literal) throw new Error(`there is no list ${name} to add to`)
  return withItem(text, literal, item)
}

/** the argument of a call with one more item at the end of one of its members, which comes to be where it is not there */
export function addedToMember(text, [call, member], [open, item, close]) {
  const literal = argumentIn(text, call)
  if (!literal) throw new Error(`there is no ${call}({ … }) to add to`)
  const found = memberOf(literal, member)
  const list = literalOf(found?.initializer)
  if (list) return withItem(text, list, item)
  if (found) throw new Error(`${member} of ${call} is written in a way that cannot be added to`)
  const [head] = literal.properties
  const at = head ? head.getEnd() : literal.getStart() + 1
  return `${text.slice(0, at)}${head ? ',\n' : ''}${member}: ${open}${item}${close}${head ? '' : ','}${text.slice(at)}`
}

/** the keys of an object that a constant holds, or of a member of a call's argument */
export const keysIn = (text, name) => (constantIn(text, name)?.properties ?? []).flatMap((one) => one.name?.getText() ?? [])
export const keysOfMember = (text, [call, member]) =>
  (literalOf(memberOf(argumentIn(text, call), member)?.initializer)?.properties ?? []).flatMap(
    (one) => one.name?.getText().replaceAll(/['"]/g, '') ?? [],
  )

/** the calls of a function whose second argument is one of these texts */
export const callsWith = (text, name, values) =>
  [...nodesIn(text)].filter(
    (node) => ts.isCallExpression(node) && node.expression.getText() === name && values.includes(node.arguments[1]?.text),
  )

/** text right behind a node */
export const behind = (text, node, item) => `${text.slice(0, node.getEnd())},\n${item}${text.slice(node.getEnd())}`

/** `type default as tourGuides` stands for the module's default, by its type alone */
export const importOf = (name, from) => {
  const whole = name.replace(/^type default as /, '')
  return whole === name ? `import { ${name} } from '${from}'` : `import type ${whole} from '${from}'`
}

/** the module with one more import, which the linter puts into its place */
export function importing(text, name, from) {
  const known = first(nodesIn(text), (node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text === from)
  const bindings = known?.importClause?.namedBindings
  const bare = name.replace(/^type /, '')
  if (!bindings?.elements) return `${importOf(name, from)}\n${text}`
  if (bindings.elements.some((one) => one.name.text === bare)) return text
  const last = bindings.elements.at(-1)
  const item = known.importClause.isTypeOnly ? bare : name
  return `${text.slice(0, last.getEnd())}, ${item}${text.slice(last.getEnd())}`
}

/** as `npx biome check --write` would have it */
export function laidOut(text, path) {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [fromRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `--stdin-file-path=${path}`],
    { cwd: fromRoot(''), input: text, encoding: 'utf8' },
  )
  if (status !== 0 && !stdout) throw new Error(stderr)
  return stdout
}
