// evaluates an expression as far as its source text alone allows
import { walkNodes } from './source.mjs'

/** Value that is known only at run time: a function, a call, an imported name. */
export class UnreadableValue {
  /**
   * @param {string} what
   * @param {string} [tail] text behind the one unknown part at the start of a text
   */
  constructor(what, tail) {
    this.what = what
    this.tail = tail
  }
}

export const isUnreadable = (value) => value instanceof UnreadableValue
/** Whether the value is a plain record, neither a list nor unreadable. */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && !isUnreadable(value)

/** Collects the constants of a file by name, at any depth. */
export function collectConstants(program) {
  const constants = new Map()
  for (const node of walkNodes(program))
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) constants.set(node.id.name, node.init)
  return constants
}

export const getKeyName = ({ key, computed }) => (computed ? undefined : (key.name ?? key.value))

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'])
const nodeDescriptions = new Map(
  Object.entries({
    FunctionExpression: 'a function',
    ArrowFunctionExpression: 'a function',
    ObjectMethod: 'a function',
    CallExpression: 'a call',
  }),
)

/** Creates a reader of the values of one file; `used` collects the names of the constants that it reads. */
export function createValueReader(constants, used = new Set()) {
  function record(node, visited) {
    const result = {}
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const spread = read(property.argument, visited)
        Object.assign(result, isRecord(spread) ? spread : { '...': spread })
      } else {
        const key = getKeyName(property)
        if (key !== undefined) result[key] = read(property.type === 'ObjectMethod' ? property : property.value, visited)
      }
    }
    return result
  }

  function list(node, visited) {
    return node.elements.flatMap((element) => {
      if (element === null) return []
      if (element.type !== 'SpreadElement') return [read(element, visited)]
      const spread = read(element.argument, visited)
      return Array.isArray(spread) ? spread : [new UnreadableValue('a spread')]
    })
  }

  function member(node, visited) {
    const owner = read(node.object, visited)
    const key = node.computed ? read(node.property, visited) : node.property.name
    return isRecord(owner) && Object.hasOwn(owner, key) ? owner[key] : new UnreadableValue('a name from elsewhere')
  }

  function named({ name }, visited) {
    if (name === 'undefined') return undefined
    const init = visited.includes(name) ? undefined : constants.get(name)
    if (init) used.add(name)
    return init ? read(init, [...visited, name]) : new UnreadableValue('a name from elsewhere')
  }

  function negative(node, visited) {
    const value = read(node.argument, visited)
    if (node.operator === '-' && typeof value === 'number') return -value
    return node.operator === '!' && typeof value === 'boolean' ? !value : new UnreadableValue('a computed value')
  }

  function template(node, visited) {
    const parts = node.expressions.map((part) => read(part, visited))
    const texts = node.quasis.map(({ value }) => value.cooked)
    const isKnown = (part) => typeof part === 'string' || typeof part === 'number'
    const join = (from) =>
      texts
        .slice(from)
        .map((text, at) => text + (parts[from + at] ?? ''))
        .join('')
    if (parts.every(isKnown)) return join(0)
    const hasBase = texts[0] === '' && parts.slice(1).every(isKnown)
    return new UnreadableValue('a computed text', hasBase ? join(1) : undefined)
  }

  function joined(node, visited) {
    const [left, right] = [read(node.left, visited), read(node.right, visited)]
    if (node.operator !== '+' || typeof right !== 'string') return new UnreadableValue('a computed value')
    return typeof left === 'string'
      ? left + right
      : new UnreadableValue('a computed value', isUnreadable(left) ? (left.tail ?? '') + right : undefined)
  }

  const readers = new Map(
    Object.entries({
      StringLiteral: ({ value }) => value,
      NumericLiteral: ({ value }) => value,
      BooleanLiteral: ({ value }) => value,
      NullLiteral: () => null,
      TemplateLiteral: template,
      BinaryExpression: joined,
      ObjectExpression: record,
      ArrayExpression: list,
      UnaryExpression: negative,
      Identifier: named,
      MemberExpression: member,
    }),
  )

  function read(node, visited = []) {
    if (wrappers.has(node.type)) return read(node.expression, visited)
    const reader = readers.get(node.type)
    return reader ? reader(node, visited) : new UnreadableValue(nodeDescriptions.get(node.type) ?? 'a computed value')
  }

  return read
}
