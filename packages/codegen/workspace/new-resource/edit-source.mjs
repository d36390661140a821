// edits a TypeScript module as text: finds the position in the syntax tree, changes it in place, formats it like the linter
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolveFromRoot } from '../../../../scripts/lib/root.mjs'

const ts = createRequire(resolveFromRoot('scripts/package.json'))('typescript')

function* walkNodes(node) {
  yield node
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* walkNodes(child)
}

const parseNodes = (text) => walkNodes(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true))
const findNode = (nodes, matches) => {
  for (const node of nodes) if (matches(node)) return node
  return undefined
}
const getLiteral = (node) => {
  const inner = node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? node.expression : node
  return inner && (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner)) ? inner : undefined
}
const getItems = (literal) => literal.elements ?? literal.properties

/** Finds the array or object of a constant. */
const findConstant = (text, name) =>
  getLiteral(findNode(parseNodes(text), (node) => ts.isVariableDeclaration(node) && node.name.text === name)?.initializer)

/** Finds the object argument of the first call of a function. */
const findArgument = (text, name) =>
  getLiteral(findNode(parseNodes(text), (node) => ts.isCallExpression(node) && node.expression.getText() === name)?.arguments[0])

const findMember = (literal, name) => literal?.properties?.find((one) => one.name?.getText().replaceAll(/['"]/g, '') === name)

function insertItem(text, literal, item) {
  const last = getItems(literal).at(-1)
  const at = last ? last.getEnd() : literal.getStart() + 1
  return `${text.slice(0, at)}${last ? ',\n' : ''}${item}${text.slice(at)}`
}

/** Appends an item to a constant. */
export function appendToConstant(text, name, item) {
  const literal = findConstant(text, name)
  if (!literal) throw new Error(`there is no list ${name} to add to`)
  return insertItem(text, literal, item)
}

/** Appends an item to a member of a call's argument, and creates the member if it is missing. */
export function appendToMember(text, [call, member], [open, item, close]) {
  const literal = findArgument(text, call)
  if (!literal) throw new Error(`there is no ${call}({ … }) to add to`)
  const found = findMember(literal, member)
  const list = getLiteral(found?.initializer)
  if (list) return insertItem(text, list, item)
  if (found) throw new Error(`${member} of ${call} is written in a way that cannot be added to`)
  const [head] = literal.properties
  const at = head ? head.getEnd() : literal.getStart() + 1
  return `${text.slice(0, at)}${head ? ',\n' : ''}${member}: ${open}${item}${close}${head ? '' : ','}${text.slice(at)}`
}

/** Returns the keys of a constant's object, or of a member of a call's argument. */
export const getKeys = (text, name) => (findConstant(text, name)?.properties ?? []).flatMap((one) => one.name?.getText() ?? [])
export const getMemberKeys = (text, [call, member]) =>
  (getLiteral(findMember(findArgument(text, call), member)?.initializer)?.properties ?? []).flatMap(
    (one) => one.name?.getText().replaceAll(/['"]/g, '') ?? [],
  )

/** Finds the calls of a function whose second argument is one of these texts. */
export const findCalls = (text, name, values) =>
  [...parseNodes(text)].filter(
    (node) => ts.isCallExpression(node) && node.expression.getText() === name && values.includes(node.arguments[1]?.text),
  )

/** Inserts text directly after a node. */
export const insertAfter = (text, node, item) => `${text.slice(0, node.getEnd())},\n${item}${text.slice(node.getEnd())}`

/** Renders an import specifier; `type default as tourGuides` imports only the type of the module's default export. */
export const renderImport = (name, from) => {
  const whole = name.replace(/^type default as /, '')
  return whole === name ? `import { ${name} } from '${from}'` : `import type ${whole} from '${from}'`
}

/** Adds an import to the module; the linter sorts it. */
export function addImport(text, name, from) {
  const known = findNode(parseNodes(text), (node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text === from)
  const bindings = known?.importClause?.namedBindings
  const bare = name.replace(/^type /, '')
  if (!bindings?.elements) return `${renderImport(name, from)}\n${text}`
  if (bindings.elements.some((one) => one.name.text === bare)) return text
  const last = bindings.elements.at(-1)
  const item = known.importClause.isTypeOnly ? bare : name
  return `${text.slice(0, last.getEnd())}, ${item}${text.slice(last.getEnd())}`
}

/** Formats files like `npx biome check --write`. */
export function formatSource(text, path) {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [resolveFromRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', `--stdin-file-path=${path}`],
    { cwd: resolveFromRoot(''), input: text, encoding: 'utf8' },
  )
  if (status !== 0 && !stdout) throw new Error(stderr)
  return stdout
}
