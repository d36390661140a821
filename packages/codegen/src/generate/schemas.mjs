// renders the schemas that responses are checked against, as data for the checks in `validate.ts`
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert, convertBody } from './convert-schema.mjs'
import { renderValue, unescapePointer } from './text.mjs'

export const checks = readFileSync(join(import.meta.dirname, 'validate.ts'), 'utf8')

const scalars = new Set(['string', 'number', 'integer', 'boolean', 'null'])
const limitNames = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const selectMembers = (schema, names) =>
  Object.fromEntries(names.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])))

function toObjectSchema({ properties = {}, required = [], additionalProperties: rest }) {
  const fields = Object.entries(properties).map(([key, inner]) => {
    const field = [unescapePointer(key), toSchema(inner)]
    return required.includes(key) ? [...field, true] : field
  })
  // every further value is allowed anyway
  return rest && Object.keys(rest).length > 0 ? { fields, rest: toSchema(rest) } : { fields }
}

function toArraySchema(schema) {
  const { items, prefixItems } = schema
  const entries = prefixItems ? { prefixItems: prefixItems.map(toSchema) } : { items: toSchema(items) }
  return { ...entries, ...selectMembers(schema, ['minItems', 'maxItems']) }
}

function toPlainSchema(schema) {
  const { type, name, properties, additionalProperties, anyOf, allOf, enum: values } = schema
  if (type === 'reference') return { ref: name }
  if (anyOf) return { anyOf: anyOf.map(toSchema) }
  if (allOf) return { allOf: allOf.map(toSchema) }
  if (values) return { enum: values }
  if (properties || additionalProperties) return toObjectSchema(schema)
  if (type === 'array') return toArraySchema(schema)
  return scalars.has(type) ? { type, ...selectMembers(schema, limitNames) } : {}
}

/** Converts a converted schema to the form of the checks, with names as references. What cannot be checked allows every value. */
const toSchema = (schema) => (typeof schema === 'object' ? { ...toPlainSchema(schema), ...selectMembers(schema, ['examples']) } : {})

/** Renders a schema of the checks; `prefix` precedes the names of others. */
function renderSchema(schema, prefix) {
  if (Array.isArray(schema)) return `[${schema.map((entry) => renderSchema(entry, prefix)).join(',')}]`
  if (typeof schema !== 'object' || schema === null) return renderValue(schema)
  if (schema.ref) return `{ref:()=>${prefix}${schema.ref}}`
  return `{${Object.entries(schema)
    .map(([name, value]) => `${name}:${renderSchema(value, prefix)}`)
    .join(',')}}`
}

const isChecked = ({ answer }) => answer.type === 'application/json' && !answer.hasSeveral && (!answer.enveloped || answer.hasData)

/** Reads payloads as schemas of the checks, and the named schemas that they refer to, under the names of their types. */
export function createSchemaReader(types, options = {}) {
  const places = new Map()
  const named = new Map()
  function refer(place) {
    const name = types.getName(place, 'read')
    if (!places.has(name)) places.set(name, place)
    return { type: 'reference', name }
  }
  const toUsage = (file) => ({ ...options, file, form: 'read', refer, open: new Set(), isChecked: true })
  return {
    readPayload({ schema, file, isNullable }) {
      const payload = toSchema(convert(schema, toUsage(file)))
      return isNullable && Object.keys(payload).length > 0 ? { anyOf: [payload, { type: 'null' }] } : payload
    },
    readNamed(name) {
      const { node, file } = places.get(name)
      if (!named.has(name)) named.set(name, toSchema(convertBody(node, toUsage(file))))
      return named.get(name)
    },
    /** Iterates over the names, those included that are found meanwhile. */
    names: () => places.keys(),
  }
}

/** Creates the schemas of one service: the payload of each call, and the named schemas. */
export function createSchemas(types) {
  const { readPayload, readNamed, names } = createSchemaReader(types)
  return {
    /** Renders the schema of a response, with names behind `prefix`; `undefined` for what is not checked. */
    render(operation, prefix) {
      if (!isChecked(operation)) return undefined
      const text = renderSchema(readPayload(operation.answer), prefix)
      return text === '{}' ? undefined : `/* @__PURE__ */ ${prefix}createSchema(${text})`
    },
    /** Renders the modules. */
    files({ banner, extension }) {
      const texts = []
      for (const name of names()) texts.push([name, renderSchema(readNamed(name), '')])
      const named = texts.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `export const ${name}: checks.Schema = ${text}\n`)
      const imported = named.length > 0 ? `import type * as checks from './validate${extension}'\n` : ''
      const schemas = `${banner}\n${imported}export { createSchema } from './validate${extension}'\n\n${named.join('\n')}`
      return [
        ['schemas.ts', schemas],
        ['validate.ts', `${banner}\n${checks}`],
      ]
    },
  }
}
