// what a schema says of an object, references and parts followed
import { resolveReference } from './openapi-document.mjs'

/** follows `$ref` (local or to another file) until a plain node stands there */
export const resolveNode = (node, file) => (node ? resolveReference({ node, file, pointer: '' }) : { node, file })

/** the properties of a schema, with those of every `allOf` part, and the names that are required */
export function collectProperties(schema, file, trail = new Set()) {
  const { node, file: at } = resolveNode(schema, file)
  const fields = new Map()
  const required = new Set(node?.required ?? [])
  // a part that has itself for a part adds nothing
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

/** what a form checks before it submits: only what the schema says, and only for fields that can be written */
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
