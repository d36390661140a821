// reads the object properties of a schema, with references and `allOf` resolved
import { isNode, resolveReference, toMembers } from './openapi-document.mjs'

/** Resolves `$ref`, local or to another file, to a plain node. */
export const resolveNode = (node, file) => (isNode(node) ? resolveReference({ node, file, pointer: '' }) : { node, file })

/** Returns a value as a list; empty if it is none. */
export const toList = (value) => (Array.isArray(value) ? value : [])

const isPartKey = (key) => ['properties', 'allOf', 'oneOf', 'anyOf', 'additionalProperties', 'required'].includes(key)

/**
 * Yields the schema and all its `allOf` parts at any depth, inner parts first, with references resolved; a part that
 * contains itself, or that two others share, comes once.
 */
export function* walkParts(schema, file, known = new Set()) {
  if (!isNode(schema) || known.has(schema)) return
  known.add(schema)
  if (typeof schema.$ref === 'string') {
    const { node, file: at } = resolveNode(schema, file)
    yield* walkParts(node, at, known)
    if (!Object.keys(schema).some(isPartKey)) return
  }
  for (const part of toList(schema.allOf)) yield* walkParts(part, file, known)
  yield { node: schema, file }
}

/** Collects the properties of a schema and of all its `allOf` parts, and the required names. */
export function collectProperties(schema, file) {
  const fields = new Map()
  const required = new Set()
  for (const { node, file: at } of walkParts(schema, file)) {
    for (const name of toList(node.required)) required.add(name)
    for (const [name, field] of Object.entries(toMembers(node.properties))) {
      const resolved = resolveNode(field, at)
      const own = typeof field?.$ref === 'string' ? { ...field, $ref: undefined, schema: field.$ref.split('/').at(-1) } : {}
      fields.set(name, { ...toMembers(resolved.node), ...own, at: resolved.file, raw: field, within: at })
    }
  }
  return { fields, required }
}

const textRules = new Set(['pattern', 'format'])
const isRule = (key, value) => (textRules.has(key) ? typeof value === 'string' : Number.isFinite(value))
const ruleNames = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'format']
const ownRules = { dict: 'x-dict', notBelow: 'x-not-below', notAbove: 'x-not-above' }

/** Returns the rules of the objects in an array, without those of arrays in them; `undefined` for other fields. */
function collectItemRules({ items, at, minItems, maxItems }) {
  const known = isNode(items) ? collectProperties(items, at) : undefined
  if (!known || known.fields.size === 0) return {}
  const rules = collectRules({ ...known, isNested: true })
  return {
    ...(Number.isFinite(minItems) && { minItems }),
    ...(Number.isFinite(maxItems) && { maxItems }),
    ...(Object.keys(rules).length > 0 && { items: rules }),
  }
}

/** Collects the rules that a form checks before submit: only those in the schema, and only for writable fields. */
export function collectRules({ fields, required, isNested = false }) {
  const out = []
  for (const [name, field] of fields) {
    if (field.readOnly || name === 'id') continue
    const rule = {}
    if (required.has(name)) rule.required = true
    for (const key of ruleNames) if (isRule(key, field[key])) rule[key] = field[key]
    for (const [key, extension] of Object.entries(ownRules)) if (typeof field[extension] === 'string') rule[key] = field[extension]
    if (!isNested) Object.assign(rule, collectItemRules(field))
    if (Object.keys(rule).length > 0) out.push([name, rule])
  }
  return Object.fromEntries(out)
}
