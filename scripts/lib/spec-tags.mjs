// finds the tags of tests: `// spec 3.12, 7.16..7.20` above a test lists the statements of the specification that it covers
import { createRequire } from 'node:module'

// the classic compiler, which has an API for its syntax tree
const ts = createRequire(import.meta.url)('typescript')

const tag = /^[ \t]*\/\/ spec (\d.*)$/gm
export const isTestFile = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file)
const runners = new Set(['test', 'it', 'describe'])

/** Expands the ids of a tag, ranges included. */
export const expandIds = (text) =>
  text.split(/,\s*/).flatMap((part) => {
    const [, section, first, last] = /^(\d+)\.(\d+)\.\.\d+\.(\d+)$/.exec(part.trim()) ?? []
    if (section === undefined) return [part.trim()]
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${Number(first) + index}`)
  })

/** Returns `test` of `test.each(rows)(title, run)`. */
function getRootName(node) {
  if (ts.isIdentifier(node)) return node.text
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? getRootName(node.expression) : undefined
}

function getText(node) {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1)
  if (!ts.isObjectLiteralExpression(node)) return undefined
  return getText(node.properties.find(({ name }) => name?.getText() === 'name')?.initializer)
}

/** Returns the title of a statement that is a test or a group of tests. */
function getTitle(node) {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined
  return runners.has(getRootName(node.expression)) ? getText(node.expression.arguments[0]) : undefined
}

const getCommentsAbove = (node, text) =>
  (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).map(({ pos, end }) => text.slice(pos, end)).join('\n')

const findTags = (text) => [...text.matchAll(tag)].flatMap(([, ids = '']) => expandIds(ids))

/** Parses every tag of a test file: { id, title }; a tag without a following test has no title. */
export function parseTags(text, file = 'a.test.tsx') {
  const written = findTags(text)
  if (written.length === 0) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node, around, above = '') => {
    const comments = above + getCommentsAbove(node, text)
    const title = getTitle(node)
    const path = title === undefined ? around : [...around, title]
    if (title !== undefined) for (const id of findTags(comments)) found.push({ id, title: path.join(' › ') })
    // the formatter moves the comment above the only test of a loop above the loop
    ts.forEachChild(node, (child) => visit(child, path, child === node.statement && !ts.isBlock(child) ? `${comments}\n` : ''))
  }
  visit(source, [])
  const stray = [...written]
  for (const { id } of found) stray.splice(stray.indexOf(id), 1)
  return [...found, ...stray.map((id) => ({ id }))]
}
