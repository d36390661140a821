import { collectProperties, resolveNode } from './schema.mjs'

const typeNames = new Map(Object.entries({ string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }))
// a comment may look like a union: extra parentheses do no harm
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

/** Converts `com.acme.Page«Boat»` to `ComAcmePageBoat`; renames types that would clash with names in the modules. */
function typeName(reference) {
  const raw = decodeURIComponent(reference.split('/').at(-1).replaceAll('~1', '/').replaceAll('~0', '~'))
  const word = isSafe(raw) ? raw : raw.replace(/[^\w$]+(\w?)/g, (_, letter) => letter.toUpperCase()).replace(/^\d+/, '')
  const name = word[0].toUpperCase() + word.slice(1)
  return name === 'Blob' || name === 'Operation' ? `${name}Shape` : name
}

/** Renders the discriminator of a union member. */
function addDiscriminator({ discriminator }, reference) {
  if (!discriminator?.propertyName || !reference) return ''
  const entries = Object.entries(discriminator.mapping ?? {}).filter(
    ([, target]) => target === reference || reference.endsWith(`/${target}`),
  )
  const values = entries.length > 0 ? entries.map(([value]) => value) : [reference.split('/').at(-1)]
  return ` & { ${quoteProperty(discriminator.propertyName)}: ${joinLiterals(values)} }`
}

/** Renders any type that is not a record of named fields. */
function renderType(node, within) {
  const choices = node.oneOf ?? node.anyOf
  if ('const' in node) return joinLiterals([node.const])
  if (node.enum) return joinLiterals(node.enum)
  if (choices) {
    const renderChoice = (part) => {
      const [type, apart] = [within(part), addDiscriminator(node, part.$ref)]
      return apart ? `(${type}${apart})` : type
    }
    return joinUnion(choices.map(renderChoice))
  }
  if (Array.isArray(node.type)) return joinUnion(node.type.map((type) => renderType({ ...node, type }, within)))
  if (node.type === 'array') return toListItem(within(node.items))
  if (node.type === 'object') return `{ [name: string]: ${node.additionalProperties ? within(node.additionalProperties) : 'unknown'} }`
  return isFile(node) ? 'Blob' : (typeNames.get(node.type) ?? 'unknown')
}

/** Renders an object type as lines of TypeScript. */
export const renderObject = (lines) => (lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${indent(line)}\n`).join('')}}`)
export const renderMember = (name, type, { needed, ...about }) => `${comment(about)}${quoteProperty(name)}${needed ? '' : '?'}: ${type}`

// the client parses integers under such a name as text, so that no digit is lost
const idName = /^(?:id|[A-Za-z]\w*Id)$/
const isIdText = (name, { type }) => idName.test(name) && type === 'integer'

const isPage = (fields) => fields.get('records')?.type === 'array' && fields.has('total')
const pageNames = new Set(['records', 'total'])

/**
 * Creates the types of one service, flat: each schema as it is read (`Boat`) and as it is written (`BoatDraft`),
 * without the graph of paths and operations around it, so that a consumer's compiler reads nothing else.
 */
export function createShapes(schemas = []) {
  const shapes = new Map()
  const taken = new Set(schemas.map(typeName))
  const open = new Set()

  /** Returns the type name of a schema; a name that ends in `Draft` gets no second suffix. */
  function getTypeName(name, form) {
    if (form === 'read') return name.endsWith('Draft') ? `${name}Read` : name
    if (name.endsWith('Draft')) return name
    return taken.has(`${name}Draft`) ? `${name}Input` : `${name}Draft`
  }

  function reference(schema, node, { file, form }) {
    const key = getTypeName(typeName(schema.$ref), form)
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
      // the compiler rejects a read-only value instead of silently sending it
      const type = hidden ? 'never' : fieldType(name, field.raw, { file: field.within, form })
      const isSure = form === 'read' && (name === 'id' || (paged && pageNames.has(name)))
      lines.push(renderMember(name, type, hidden ? {} : { ...field, needed: required.has(name) || isSure }))
    }
    return renderObject(lines)
  }

  /** Returns the type of a property or parameter, narrowed by its name if that marks an id. */
  function fieldType(name, schema, at) {
    const type = typeOf(schema, at)
    if (!isIdText(name, resolveNode(schema, at.file).node ?? {})) return type
    return type.replace(/\bnumber\b/, at.form === 'read' ? 'string' : 'number | string')
  }

  /** Renders an object with the unions of itself or its `allOf` parts. */
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
    // a list that contains itself would recurse forever
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
    /** Renders all types requested so far, sorted by name. */
    text: () =>
      [...shapes]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { text, about }]) => `${comment(about).trim()}${about.description ? '\n' : ''}export type ${name} = ${text}\n`)
        .join('\n'),
    names: () => new Set(shapes.keys()),
  }
}
