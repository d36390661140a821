import { collectProperties, resolveNode } from './schema.mjs'

const typeNames = new Map(Object.entries({ string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }))
// a comment may look like a union: braces too many do no harm
const isCompound = (text) => (text.startsWith('{') ? /\} [|&] |[|&] \{/ : /[ |]/).test(text)
const toListItem = (text) => (isCompound(text) ? `(${text})[]` : `${text}[]`)
const quoteProperty = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const plain = (text) => String(text).replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim()
const comment = ({ description }) => (description ? `/** ${plain(description)} */ ` : '')
const indent = (text) => text.replaceAll('\n', '\n  ')

const joinUnion = (types) => [...new Set(types)].join(' | ')
const joinLiterals = (values) => joinUnion(values.map((entry) => JSON.stringify(entry)))
const isFile = ({ format, contentMediaType, contentEncoding }) => format === 'binary' || (contentMediaType && !contentEncoding)
const isSafe = (name) => /^[A-Za-z_$][\w$]*$/.test(name)

/** `com.acme.Page«Boat»` → `ComAcmePageBoat`; what the modules name themselves gets another name */
function typeName(reference) {
  const raw = decodeURIComponent(reference.split('/').at(-1).replaceAll('~1', '/').replaceAll('~0', '~'))
  const word = isSafe(raw) ? raw : raw.replace(/[^\w$]+(\w?)/g, (_, letter) => letter.toUpperCase()).replace(/^\d+/, '')
  const name = word[0].toUpperCase() + word.slice(1)
  return name === 'Blob' || name === 'Operation' ? `${name}Shape` : name
}

/** which of a union it is, by the value of the property that tells */
function addDiscriminator({ discriminator }, reference) {
  if (!discriminator?.propertyName || !reference) return ''
  const entries = Object.entries(discriminator.mapping ?? {}).filter(
    ([, target]) => target === reference || reference.endsWith(`/${target}`),
  )
  const values = entries.length > 0 ? entries.map(([value]) => value) : [reference.split('/').at(-1)]
  return ` & { ${quoteProperty(discriminator.propertyName)}: ${joinLiterals(values)} }`
}

/** whatever is no record of named fields */
function renderType(node, within) {
  const choices = node.oneOf ?? node.anyOf
  if ('const' in node) return joinLiterals([node.const])
  if (node.enum) return joinLiterals(node.enum)
  if (choices) {
    const told = (part) => {
      const [type, apart] = [within(part), addDiscriminator(node, part.$ref)]
      return apart ? `(${type}${apart})` : type
    }
    return joinUnion(choices.map(told))
  }
  if (Array.isArray(node.type)) return joinUnion(node.type.map((type) => renderType({ ...node, type }, within)))
  if (node.type === 'array') return toListItem(within(node.items))
  if (node.type === 'object') return `{ [name: string]: ${node.additionalProperties ? within(node.additionalProperties) : 'unknown'} }`
  return isFile(node) ? 'Blob' : (typeNames.get(node.type) ?? 'unknown')
}

/** an object type in one form, as lines of TypeScript */
export const renderObject = (lines) => (lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${indent(line)}\n`).join('')}}`)
export const renderMember = (name, type, { needed, ...about }) => `${comment(about)}${quoteProperty(name)}${needed ? '' : '?'}: ${type}`

// the client reads whole numbers under such a name as text, that no digit is lost
const idName = /^(?:id|[A-Za-z]\w*Id)$/
const isIdText = (name, { type }) => idName.test(name) && type === 'integer'

const isPage = (fields) => fields.get('records')?.type === 'array' && fields.has('total')
const pageNames = new Set(['records', 'total'])

/**
 * The types of one service, flat: each schema as it is read (`Boat`) and as it is written (`BoatDraft`), without the
 * graph of paths and operations around it. A consumer's compiler reads nothing else.
 */
export function createShapes(schemas = []) {
  const shapes = new Map()
  const taken = new Set(schemas.map(typeName))
  const open = new Set()

  /** what is a draft by its own name is not called so twice */
  function keyOf(name, form) {
    if (form === 'read') return name.endsWith('Draft') ? `${name}Read` : name
    if (name.endsWith('Draft')) return name
    return taken.has(`${name}Draft`) ? `${name}Input` : `${name}Draft`
  }

  function reference(schema, node, { file, form }) {
    const key = keyOf(typeName(schema.$ref), form)
    const source = `${file}#${schema.$ref.split('#').at(-1)}`
    const known = shapes.get(key)
    if (known && known.source !== source) throw new Error(`${source} and ${known.source} would both be the type ${key}: rename one`)
    if (!known) {
      const shape = { source, about: node, text: '' }
      shapes.set(key, shape)
      shape.text = whole(node, { file, form })
    }
    return key
  }

  function object(schema, { file, form }) {
    const { fields, required } = collectProperties(schema, file)
    const paged = form === 'read' && isPage(fields)
    const lines = []
    for (const [name, field] of fields) {
      const hidden = form === 'write' ? field.readOnly : field.writeOnly
      if (hidden && form === 'read') continue
      // a value that the platform sets is refused by the compiler, not passed on in silence
      const type = hidden ? 'never' : fieldType(name, field.raw, { file: field.within, form })
      const isSure = form === 'read' && (name === 'id' || (paged && pageNames.has(name)))
      lines.push(renderMember(name, type, hidden ? {} : { ...field, needed: required.has(name) || isSure }))
    }
    return renderObject(lines)
  }

  /** a property's or parameter's type, which its name may tell more of */
  function fieldType(name, schema, at) {
    const type = typeOf(schema, at)
    if (!isIdText(name, resolveNode(schema, at.file).node ?? {})) return type
    return type.replace(/\bnumber\b/, at.form === 'read' ? 'string' : 'number | string')
  }

  /** an object with the choices that it or its parts leave open */
  function whole(node, at) {
    const parts = [node, ...(node.allOf ?? [])].filter((part) => part.oneOf ?? part.anyOf)
    const named = node.properties || node.allOf
    const choices = parts.map((part) => `(${renderType(part, (inner) => typeOf(inner, at))})`)
    if (!named) return renderType(node, (inner) => typeOf(inner, at))
    return [object(node, at), ...choices].join(' & ')
  }

  function bareType(schema, { file, form }) {
    const { node, file: at } = resolveNode(schema, file)
    if (node === undefined || typeof node !== 'object') return 'unknown'
    const [only, ...others] = node.properties || node.oneOf || node.anyOf ? [] : (node.allOf ?? [])
    if (!schema.$ref && only?.$ref && others.length === 0) return typeOf(only, { file: at, form })
    const isNamed = node.properties || node.allOf || (schema.$ref && (node.oneOf ?? node.anyOf))
    if (isNamed) return schema.$ref ? reference(schema, node, { file: at, form }) : whole(node, { file: at, form })
    // a list of itself has no end
    if (open.has(node)) return 'unknown'
    open.add(node)
    const type = renderType(node, (part) => typeOf(part, { file: at, form }))
    open.delete(node)
    return type
  }

  function typeOf(schema, at) {
    const type = bareType(schema, at)
    const isNullable = schema?.nullable ?? resolveNode(schema, at.file).node?.nullable
    return isNullable && !/\| null$/.test(type) ? `${type} | null` : type
  }

  return {
    typeOf,
    fieldType,
    /** what was asked for so far, by name */
    text: () =>
      [...shapes]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { text, about }]) => `${comment(about).trim()}${about.description ? '\n' : ''}export type ${name} = ${text}\n`)
        .join('\n'),
    names: () => new Set(shapes.keys()),
  }
}
