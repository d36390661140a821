// converts the schemas of a description, as they are read or written by the client, to plain ones for openapi-typescript
import { isFileNode } from './media.mjs'
import { isNode, resolveReference, toMembers } from './openapi-document.mjs'
import { collectProperties, toList, walkParts } from './schema.mjs'
import { escapePointer, toCommentText, toText } from './text.mjs'
import { areHeirs, getTarget, isAnyObject, listFiniteUnions, listUnions, saysMore } from './unions.mjs'

/**
 * @typedef {object} Usage where and how a schema is used
 * @property {string} file
 * @property {'read' | 'write'} form
 * @property {(place: import('./openapi-document.mjs').Place, form: string) => object} refer returns the reference to a
 *   schema with a named type, and renders that type
 * @property {Set<object>} open the schemas that are being converted
 * @property {string} [name] name of the field
 * @property {boolean} [isId] whether numbers are ids
 * @property {boolean} [isIdList] whether the numbers of a list are ids
 * @property {boolean} [isChecked] whether values are checked at run time: with limits and formats, and nothing that the
 *   description does not say
 * @property {boolean} [isSampled] whether examples and defaults are kept, to make values of the schema
 */

const anything = {}
const anyObject = { type: undefined, additionalProperties: anything }
const isAnything = (schema) => schema !== false && Object.keys(schema).length === 0
const isUnion = (schema) => schema !== false && schema.anyOf !== undefined && Object.keys(schema).length === 1
const dropRepeated = (schemas) => [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]

/** Joins converted schemas to one that allows what any of them does. */
export function joinUnion(schemas) {
  const flat = schemas.flatMap((schema) => (isUnion(schema) ? schema.anyOf : [schema]))
  const members = dropRepeated(flat.filter((schema) => schema !== false))
  if (members.some(isAnything)) return anything
  if (members.length < 2) return members[0] ?? false
  return { anyOf: members }
}

function joinIntersection(schemas) {
  if (schemas.includes(false)) return false
  const parts = dropRepeated(schemas.filter((schema) => !isAnything(schema)))
  return parts.length < 2 ? (parts[0] ?? anything) : { allOf: parts }
}

const readTypes = ({ type }) => [type].flat().filter((name) => typeof name === 'string')
const isNullable = (node) => node.nullable === true || (readTypes(node).length > 1 && readTypes(node).includes('null'))
const addNull = (schema) => joinUnion([schema, { type: 'null' }])

// the client parses integers under such a name as text, so that no digit is lost
const idName = /^(?:id|[A-Za-z]\w*Id)$/
const idListName = /^(?:ids|[A-Za-z]\w*Ids)$/

const isPage = (fields) => fields.get('records')?.type === 'array' && fields.has('total')
const pageNames = new Set(['records', 'total'])

/** Returns the values that a part allows; `undefined` if it allows more than single values. */
function readValues({ node }) {
  if (Object.hasOwn(node, 'const')) return [node.const]
  return Array.isArray(node.enum) && node.enum.length > 0 ? node.enum : undefined
}

const isScalar = (value) => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

function convertValues(values, { form, isId }) {
  if (!values.every((value) => value === null || isScalar(value))) return anything
  const known = values.filter((value) => value !== null)
  const texts = isId ? known.map((value) => (typeof value === 'number' ? String(value) : value)) : []
  const allowed = [...new Set(isId && form === 'read' ? texts : [...known, ...texts])]
  const schema = allowed.length > 0 ? { enum: allowed } : false
  return known.length < values.length ? addNull(schema) : schema
}

const limitNames = new Map([
  ['array', ['minItems', 'maxItems']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']],
  ['string', ['minLength', 'maxLength']],
])

/** Returns the checked rules of a schema in addition to its type. */
function readLimits(node, type, { isChecked }) {
  if (!isChecked) return {}
  const limits = limitNames.get(type).flatMap((name) => (Number.isFinite(node[name]) ? [[name, node[name]]] : []))
  const format = type === 'string' && typeof node.format === 'string' ? { format: node.format } : {}
  return { ...Object.fromEntries(limits), ...format }
}

// formats of numbers that a double cannot hold; an int64 rarely is one, so that it is read as a number, but may be written as text
const exactFormats = ['decimal', 'decimal128']

function convertNumber(node, at) {
  const { form, isId, isChecked } = at
  const isExact = !at.isSampled && (exactFormats.includes(node.format) || (form === 'write' && node.format === 'int64'))
  if (isId && form === 'read' && !isChecked) return { type: 'string' }
  const type = isChecked && readTypes(node).includes('integer') ? 'integer' : 'number'
  const number = { type, ...readLimits(node, 'number', at) }
  // the checks know which ids the client parses as text
  return isExact || (isId && !isChecked) ? joinUnion([number, { type: 'string' }]) : number
}

function convertList(node, at) {
  const { items, prefixItems } = node
  const inner = { ...at, isId: at.isIdList || (at.isId && at.form === 'write'), isIdList: false }
  const tuple = toList(prefixItems)
  const limits = readLimits(node, 'array', at)
  if (tuple.length > 0) return { type: 'array', prefixItems: tuple.map((item) => convert(item, inner)), ...limits }
  return { type: 'array', items: convert(items, inner), ...limits }
}

/** Converts a schema without fields, values and alternatives. */
function convertPlain(node, at) {
  const types = readTypes(node).filter((type) => type !== 'null')
  if (types.length > 1) return joinUnion(types.map((type) => convertPlain({ ...node, type }, at)))
  const [type = node.items || node.prefixItems ? 'array' : readTypes(node)[0]] = types
  if (type === 'array') return convertList(node, at)
  if (isFileNode(node)) return { type: 'blob' }
  if (type === 'object') return anyObject
  if (type === 'integer' || type === 'number') return convertNumber(node, at)
  if (type === 'string') return { type, ...readLimits(node, type, at) }
  return type === 'boolean' || type === 'null' ? { type } : anything
}

const ownTypeKeys = ['properties', 'patternProperties', 'prefixItems', 'allOf', 'oneOf', 'anyOf']

/** Whether a schema gets a named type where it is referenced: one with properties, tuple items or alternatives. */
const hasOwnType = (node) => ownTypeKeys.some((key) => isNode(node[key])) || toMembers(node.discriminator).mapping !== undefined

// nested `allOf` schemas would double with each level
const maxComposed = 6

function convertReference(schema, at) {
  if (saysMore(schema)) return convertNode(schema, at)
  const place = resolveReference({ node: schema, file: at.file, pointer: '' })
  // an id is text instead of a number, which depends on the property and not on a named type
  const isInline = !hasOwnType(place.node) || (at.isId && !place.node.properties)
  const isRecursive = at.open.has(place.node)
  const found = isInline && !isRecursive ? convertNode(place.node, { ...at, file: place.file }) : at.refer(place, at.form)
  return schema.nullable === true || isNullable(place.node) ? addNull(found) : found
}

/** Converts a schema where it is used. */
export function convert(schema, at) {
  if (schema === false) return false
  if (!isNode(schema) || Array.isArray(schema)) return anything
  return typeof schema.$ref === 'string' ? convertReference(schema, at) : convertNode(schema, at)
}

/** Returns the single reference of an `allOf`, if its other parts and siblings add no constraint. */
function findOnly(node) {
  const parts = toList(node.allOf)
  const others = parts.filter((part) => typeof part?.$ref !== 'string' || saysMore(part))
  const { allOf, ...siblings } = node
  return parts.length - others.length === 1 && !others.some(saysMore) && !saysMore(siblings)
    ? parts.find((part) => !others.includes(part))
    : undefined
}

function convertNode(node, at) {
  const only = findOnly(node)
  if (only) return isNullable(node) ? addNull(convert(only, at)) : convert(only, at)
  if (at.open.has(node) || (node.allOf && at.open.size > maxComposed))
    return at.refer({ node, file: at.file, pointer: `/${at.name ?? ''}` }, at.form)
  const body = convertBody(node, at)
  return isNullable(node) ? addNull(body) : body
}

/** Adds what editors show of a field. */
function describe(schema, { description, deprecated }) {
  if (schema === false) return schema
  const text = toCommentText(toText(description) ?? '')
  const about = { ...(text ? { title: text } : {}), ...(deprecated === true ? { deprecated: true } : {}) }
  // openapi-typescript would add a comment to values, which the type shows anyway
  return schema.enum ? { anyOf: [schema], ...about } : { ...schema, ...about }
}

/** Converts a property or parameter, whose name may mark an id. */
const convertField = (name, schema, at) =>
  convert(schema, { ...at, name, isId: idName.test(name), isIdList: at.form === 'write' && idListName.test(name) })

/** Converts fields to an object; each has a name, a schema, the file it is in, and whether it must be there. */
export function convertFields(fields, at) {
  const properties = fields.map((field) => [
    escapePointer(field.name),
    describe(convertField(field.name, field.schema, { ...at, file: field.within }), field),
  ])
  const required = fields.filter((field) => field.required).map(({ name }) => escapePointer(name))
  return { type: undefined, properties: Object.fromEntries(properties), required }
}

/** Converts `additionalProperties` and `patternProperties`; `undefined` if there are none. */
function convertFurther(parts, at) {
  const schemas = parts.flatMap(({ node, file }) =>
    [node.additionalProperties, ...Object.values(toMembers(node.patternProperties))]
      .filter((schema) => schema === true || isNode(schema))
      .map((schema) => convert(schema, { ...at, file, isId: false, isIdList: false })),
  )
  if (schemas.length === 0) return undefined
  return joinUnion(schemas) || anything
}

/** Returns the fields of an object in one form: what is only written is not read, what is only read is refused. */
function selectFields({ fields, required }, { form, isChecked }) {
  const paged = form === 'read' && isPage(fields)
  return [...fields].flatMap(([name, { readOnly, writeOnly, description, deprecated, raw, within }]) => {
    if (form === 'read' && writeOnly === true) return []
    // the compiler rejects a read-only value instead of silently sending it
    if (form === 'write' && readOnly === true) return [{ name, schema: false }]
    const isSure = form === 'read' && !isChecked && (name === 'id' || (paged && pageNames.has(name)))
    return [{ name, schema: raw, within, description, deprecated, required: required.has(name) || isSure }]
  })
}

function convertObject(node, at, parts) {
  const known = collectProperties(node, at.file)
  const further = convertFurther(parts, at)
  if (known.fields.size === 0) return further && { type: undefined, additionalProperties: further }
  const fields = selectFields(known, at)
  const object = fields.length > 0 ? convertFields(fields, at) : anyObject
  if (further === undefined || fields.length === 0) return object
  if (at.isChecked) return { ...object, additionalProperties: further }
  // an index must fit the fields too
  const plain = Object.values(object.properties).map((schema) => {
    const { title, deprecated, ...type } = schema
    return schema === false ? false : type
  })
  return { ...object, additionalProperties: joinUnion([further, ...plain]) }
}

/** Whether a member says itself which values its discriminator has, so that the name of its schema is none. */
const hasOwnTag = ({ schema, file, tag }) => {
  const field = collectProperties(schema, file).fields.get(tag.propertyName)
  return tag.isImplied && field !== undefined && readValues({ node: field }) !== undefined
}

const convertTag = ({ propertyName, values }) => ({
  type: undefined,
  properties: Object.fromEntries([[escapePointer(propertyName), { anyOf: [{ enum: values }] }]]),
  required: [escapePointer(propertyName)],
})

const convertMembers = (members, at) =>
  joinUnion(
    members.map((entry) => {
      const { schema, file, tag } = entry
      const member = convert(schema, { ...at, file })
      return tag && !(at.isChecked && hasOwnTag(entry)) ? joinIntersection([member, convertTag(tag)]) : member
    }),
  )

/** Returns the values that all parts allow. */
function findCommonValues(parts) {
  const lists = parts.map(readValues).filter((list) => list !== undefined)
  const [first] = lists
  const common = first?.filter((value) => lists.every((list) => list.includes(value))) ?? []
  return common.length > 0 ? common : first
}

/** Adds the texts of values to those of a string, because a description may lack their quotes. */
function addTexts(values, parts) {
  const isText = parts.some(({ node }) => readTypes(node).includes('string'))
  return isText ? [...values, ...values.filter((value) => value !== null).map(String)] : values
}

function convertOpen(node, at) {
  const parts = [...walkParts(node, at.file)]
  const object = convertObject(node, at, parts)
  const values = findCommonValues(parts)
  if (values && !object?.properties) return convertValues(at.isChecked ? addTexts(values, parts) : values, at)
  const unions = listFiniteUnions(node, parts).filter((members) => !object || !members.some(isAnyObject))
  if (unions.length === 1 && areHeirs(node, unions[0])) {
    const isOne = listUnions({ node, file: at.file })
      .flat()
      .some((member) => getTarget(member) === node)
    return joinUnion([...(isOne && object ? [object] : []), convertMembers(unions[0], at)])
  }
  const joined = joinIntersection([...(object ? [object] : []), ...unions.map((members) => convertMembers(members, at))])
  if (!isAnything(joined)) return joined
  const plain = parts.findLast(
    (part) => readTypes(part.node).length > 0 || part.node.items || part.node.prefixItems || isFileNode(part.node),
  )
  return plain ? convertPlain(plain.node, { ...at, file: plain.file }) : anything
}

/** Adds the values that a schema has as examples. */
function addExamples(schema, { example, examples, default: value }) {
  const known = [example, ...toList(examples), value].filter((candidate) => candidate !== undefined)
  return schema === false || known.length === 0 ? schema : { ...schema, examples: known }
}

/** Converts a schema without the `null` that its users add. */
export function convertBody(node, /** @type {Usage} */ at) {
  at.open.add(node)
  try {
    const schema = convertOpen(node, at)
    return at.isSampled ? addExamples(schema, node) : schema
  } finally {
    at.open.delete(node)
  }
}
