import { properties, resolveNode } from './spec.mjs'

const typeNames = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }
const inList = (text) => (/[ |]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`)
const property = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const comment = ({ description }) => (description ? `/** ${description.replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim()} */ ` : '')
const indent = (text) => text.replaceAll('\n', '\n  ')

const union = (types) => [...new Set(types)].join(' | ')

/** whatever is no record of named fields */
async function value(node, within) {
  const choices = node.oneOf ?? node.anyOf
  if (node.enum) return union(node.enum.map((entry) => JSON.stringify(entry)))
  if (choices) return union(await Promise.all(choices.map(within)))
  if (Array.isArray(node.type)) return union(node.type.map((type) => typeNames[type]))
  if (node.type === 'array') return inList(await within(node.items))
  if (node.type === 'object')
    return `{ [name: string]: ${node.additionalProperties ? await within(node.additionalProperties) : 'unknown'} }`
  return node.format === 'binary' ? 'Blob' : (typeNames[node.type] ?? 'unknown')
}

/** an object type in one form, as lines of TypeScript */
export const objectOf = (lines) => (lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${indent(line)}\n`).join('')}}`)
export const member = (name, type, { needed, ...about }) => `${comment(about)}${property(name)}${needed ? '' : '?'}: ${type}`

/**
 * The types of one service, flat: each schema as it is read (`Boat`) and as it is written (`BoatDraft`), without the
 * graph of paths and operations around it. A consumer's compiler reads nothing else.
 */
export function createShapes() {
  const shapes = new Map()

  async function reference(name, schema, { file, form }) {
    const key = form === 'write' ? `${name}Draft` : name
    const known = shapes.get(key)
    if (known && known.source !== `${file}#${name}`) throw new Error(`${file}: two shapes are called ${key}`)
    if (!known) {
      const shape = { source: `${file}#${name}`, about: schema, text: '' }
      shapes.set(key, shape)
      shape.text = await object(schema, { file, form })
    }
    return key
  }

  async function object(schema, { file, form }) {
    const { fields, required } = await properties(schema, file)
    const lines = []
    for (const [name, field] of fields) {
      const hidden = form === 'write' ? field.readOnly : field.writeOnly
      if (hidden && form === 'read') continue
      // a value that the platform sets is refused by the compiler, not passed on in silence
      const type = hidden ? 'never' : await typeOf(field.raw, { file: field.within, form })
      const needed = !hidden && (required.has(name) || (form === 'read' && name === 'id'))
      lines.push(member(name, type, hidden ? { needed } : { ...field, needed }))
    }
    return objectOf(lines)
  }

  async function typeOf(schema, { file, form }) {
    const { node, file: at } = await resolveNode(schema, file)
    if (node === undefined) return 'unknown'
    if (node.properties || node.allOf) {
      const name = schema.$ref?.split('/').at(-1)
      return name ? reference(name, node, { file: at, form }) : object(node, { file: at, form })
    }
    return value(node, (part) => typeOf(part, { file: at, form }))
  }

  return {
    typeOf,
    /** what was asked for so far, by name */
    text: () =>
      [...shapes]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { text, about }]) => `${comment(about).trim()}${about.description ? '\n' : ''}export type ${name} = ${text}\n`)
        .join('\n'),
    names: () => new Set(shapes.keys()),
  }
}
