// finds code that changes an option after it was declared, which nothing here runs
import { walkNodes } from './source.mjs'
import { getKeyName } from './values.mjs'

const changingMethods = new Set(['push', 'unshift', 'splice', 'pop', 'shift', 'forEach'])
/** Functions that change their argument, or find a column to change: Avue's own, Vue's and the language's. */
const changingFunctions = new Set(['assign', '$set', 'set', 'findObject', 'findColumn', 'updateDic', 'defineProperty'])

/** Returns the names along `this.option.column[0]`: option, column. */
function getChain(node) {
  if (node?.type === 'Identifier') return [node.name]
  if (node?.type === 'CallExpression') return getChain(node.callee)
  if (node?.type !== 'MemberExpression' && node?.type !== 'OptionalMemberExpression') return []
  return [...getChain(node.object), ...(node.computed ? [] : [getKeyName({ key: node.property, computed: false })])]
}

const getCallName = ({ callee }) => getChain(callee).at(-1)

/** Returns the chain that a node changes, if it changes any. */
function getChanged(node) {
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') return [getChain(node.left)]
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return [getChain(node.argument)]
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') return [getChain(node.right)]
  if (node.type !== 'CallExpression') return []
  const name = getCallName(node)
  if (changingMethods.has(name)) return [getChain(node.callee.object)]
  return changingFunctions.has(name) ? node.arguments.map(getChain) : []
}

/**
 * Returns a sentence for each line that changes the option or a list that it is made of.
 * @param {any} program
 * @param {ReadonlySet<string>} names of the option and of the constants that it uses
 */
export function describeChanges(program, names) {
  const lines = [...walkNodes(program)].flatMap((node) =>
    getChanged(node)
      .filter((chain) => chain.some((name) => names.has(name)))
      .map((chain) => `option: line ${node.loc.start.line} changes ${chain.join('.')} when it runs → carry it by hand`),
  )
  return [...new Set(lines)]
}
