// finds the option objects of a file, i.e. those that have columns
import { didYouMean } from '@jwsk/sdk/command-line'
import { describeChanges } from './changes.mjs'
import { readColumns, readGroups } from './columns.mjs'
import { getChildNodes, parseSource } from './source.mjs'
import { collectConstants, createValueReader, getKeyName } from './values.mjs'

const hasColumns = (node) =>
  node.type === 'ObjectExpression' &&
  node.properties.some((property) => property.type !== 'SpreadElement' && getKeyName(property) === 'column')

const getNodeName = (node) => {
  if (node.type === 'ObjectProperty') return getKeyName(node)
  return node.type === 'VariableDeclarator' ? node.id.name : undefined
}

/** Yields option objects with the name of their variable; objects nested in an option are part of it. */
function* findOptions(node, name = 'default') {
  for (const child of getChildNodes(node)) {
    if (hasColumns(child)) yield { name, node: child }
    else yield* findOptions(child, getNodeName(child) ?? name)
  }
}

/** Returns the names of the options of a file. */
export const listOptions = (file, text) => [...findOptions(parseSource(file, text))].map(({ name }) => name)

function selectOption(found, { file, option }) {
  const names = found.map(({ name }) => name)
  if (found.length === 0) throw new Error(`${file} has no Avue option: an object with "column"`)
  const optionName = option ?? (found.length === 1 ? names[0] : 'option')
  const selected = found.find(({ name }) => name === optionName)
  if (selected) return selected
  if (option === undefined) throw new Error(`${file} has several options; choose one with --option: ${names.join(', ')}`)
  throw new Error(`${file} has no option ${option}${didYouMean(option, names)}; it has ${names.join(', ')}`)
}

/**
 * Reads the option of a file as data.
 * @param {{ file: string, text: string, option?: string | undefined }} source
 */
export function readOption({ file, text, option }) {
  const program = parseSource(file, text)
  const { name, node } = selectOption([...findOptions(program)], { file, option })
  const used = new Set([name, 'column'])
  const read = createValueReader(collectConstants(program), used)(node)
  const found = readColumns(read.column)
  if (!found)
    throw new Error(`${file}: the columns of ${name} are ${read.column?.what ?? 'no list'}; only a list or an object in this file is read`)
  const { groups, unread, missing } = readGroups(read.group)
  return {
    ...read,
    column: found.columns,
    ...(read.group !== undefined && { group: groups }),
    unread: found.unread + unread,
    missing,
    changes: describeChanges(program, used),
  }
}
