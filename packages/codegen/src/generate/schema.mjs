// reads the object properties of a schema, with references and `allOf` resolved
import { resolveReference } from './openapi-document.mjs'

/** Resolves `$ref`, local or to another file, to a plain node. */
export const resolveNode = (node, file) => (node ? resolveReference({ node, file, pointer: '' }) : { node, file })

/** Collects the properties of a schema and of all its `allOf` parts, and the required names. */
export function collectProperties(schema, file, trail = new Set()) {
  const { node, file: at } = resolveNode(schema, file)
  const fields = new Map()
  const required = new Set(node?.required ?? [])
  // a part that contains itself adds nothing
  if (trail.has(node)) return { fields, required }
  const inside = new Set(trail).add(node)
  for (const part of node?.allOf ?? []) {
    const inner = collectProperties(part, at, inside)
    for (const [name, field] of inner.fields) fields.set(name, field)
    for (const name of inner.required) required.add(name)
  }
  for (const [name, field] of Object.entries(node?.properties ?? {})) {
    const resolved = resolveNode(field, at)
    const own = field.$ref ? { ...field, $ref: undefined, schema: field.$ref.split('/').at(-1) } : {}
    fields.set(name, { ...resolved.node, ...own, at: resolved.file, raw: field, within: at })
  }
  return { fields, required }
}

const ruleNames = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'format']

/** Collects the rules that a form checks before submit: only those in the schema, and only for writable fields. */
export function collectRules({ fields, required }) {
  const out = {}
  for (const [name, field] of fields) {
    if (field.readOnly || name === 'id') continue
    const rule = {}
    if (required.has(name)) rule.required = true
    for (const key of ruleNames) if (field[key] !== undefined) rule[key] = field[key]
    if (field['x-dict']) rule.dict = field['x-dict']
    if (field['x-not-below']) rule.notBelow = field['x-not-below']
    if (field['x-not-above']) rule.notAbove = field['x-not-above']
    if (Object.keys(rule).length > 0) out[name] = rule
  }
  return out
}
