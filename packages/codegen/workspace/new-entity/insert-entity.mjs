// inserts the parts of an entity into the text of a contract; every other byte of it stays
const eol = (text) => (text.includes('\r\n') ? '\r\n' : '\n')
const getIndent = (line) => /^ */.exec(line)[0].length

/** Splits a text into lines with their line breaks. */
const toLines = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Finds the lines of the block below a key: `{ start, end, indent }`, without the comments and blank lines before the next key. */
function findBlock(lines, key, { from = 0, to = lines.length, indent = 0 } = {}) {
  const pattern = new RegExp(`^ {${indent}}${key}:\\s*(#.*)?$`)
  const at = lines.findIndex((line, index) => index >= from && index < to && pattern.test(line.trimEnd()))
  if (at < 0) return undefined
  // a comment further in belongs to the block, and may be text of a scalar
  const isBlank = (line) => line.trim() === '' || (line.trimStart().startsWith('#') && getIndent(line) <= indent)
  const isInside = (line) => getIndent(line) > indent || (getIndent(line) === indent && /^ *- /.test(line))
  let end = at + 1
  for (let index = at + 1; index < to; index++) {
    if (isBlank(lines[index])) continue
    if (!isInside(lines[index])) break
    end = index + 1
  }
  const first = lines.slice(at + 1, end).find((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  return first === undefined ? undefined : { start: at + 1, end, indent: getIndent(first) }
}

/** Indents lines, whose own nesting is two spaces a level. */
const indentBy = (lines, indent) => lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`))

/** Inserts lines before `at`; the text before and after stays byte for byte, also without a line break at its end. */
function insertLines(lines, at, { added, lineBreak }) {
  const text = added.map((line) => `${line}${lineBreak}`)
  const before = lines.slice(0, at)
  const last = before.at(-1)
  if (last === undefined || last.endsWith('\n')) return [...before, ...text, ...lines.slice(at)]
  // the new last line goes without a line break, as the old one did
  return [...before, `${lineBreak}${text.join('').slice(0, -lineBreak.length)}`]
}

/**
 * Inserts the parts of an entity at the ends of their blocks: tags, paths, schemas. Lines are unindented; throws if a
 * block is missing.
 */
export function insertEntity(text, { tags, paths, schemas, sharedSchemas = [] }) {
  const lineBreak = eol(text)
  const find = (lines) => {
    const components = findBlock(lines, 'components')
    return {
      tags: findBlock(lines, 'tags'),
      paths: findBlock(lines, 'paths'),
      schemas: components && findBlock(lines, 'schemas', { from: components.start, to: components.end, indent: components.indent }),
    }
  }
  const parts = Object.entries({ tags, paths, schemas: [...sharedSchemas, ...schemas] })
  return parts
    .reduce((lines, [name, added]) => {
      const block = find(lines)[name]
      if (!block) throw new Error(`the contract has no block \`${name}\` with an entry in it`)
      return insertLines(lines, block.end, { added: indentBy(added, block.indent), lineBreak })
    }, toLines(text))
    .join('')
}
