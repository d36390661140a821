// makes values of a schema: its examples where they fit, else values by type, format, limits and name
import { makeNumber, makeText } from './sample-text.mjs'

/** Creates a generator of numbers from 0 to 1, the same for each text. */
export function createRandom(text) {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

// optional fields below this depth are left out, because schemas refer to one another without end
const maxDepth = 4
const maxValues = 1500
const maxEntries = 50

/**
 * Creates a function that makes a value of a schema; `undefined` if it would contain itself.
 * @param {{ lookup: (name: string) => object, fits: (schema: object, value: unknown) => boolean, random: () => number }} context
 */
export function createSampler({ lookup, fits, random }) {
  let made = 0

  function sampleObject({ fields, rest }, at) {
    const isDeep = at.depth >= maxDepth || made > maxValues
    const inner = (name) => ({ ...at, name, depth: at.depth + 1 })
    const entries = fields.filter(([, , isRequired]) => isRequired || !isDeep).map(([name, schema]) => [name, sample(schema, inner(name))])
    const further = rest && fields.length === 0 && !isDeep ? [['key', sample(rest, inner('key'))]] : []
    const known = new Map([...entries, ...further].filter(([, value]) => value !== undefined))
    const records = known.get('records')
    // the total of a page is that of its rows, so that a client that reads all pages ends
    if (Array.isArray(records) && known.has('total')) known.set('total', records.length)
    return Object.fromEntries(known)
  }

  function sampleArray({ items, prefixItems, minItems = 0, maxItems = maxEntries }, at) {
    const isDeep = at.depth >= maxDepth || made > maxValues
    const usual = at.depth < 2 ? 3 : 1
    const length = Math.min(Math.max(minItems, isDeep ? 0 : usual), maxItems, maxEntries)
    const schemas = prefixItems ?? Array.from({ length }, () => items)
    const name = String(at.name).replace(/(ie)?s$/, (_, ending) => (ending ? 'y' : ''))
    return schemas.map((schema) => sample(schema, { ...at, name, depth: at.depth + 1 })).filter((value) => value !== undefined)
  }

  function sampleAny(schemas, at) {
    const others = schemas.filter(({ type }) => type !== 'null')
    const start = Math.floor(random() * others.length)
    for (const schema of [...others.slice(start), ...others.slice(0, start)]) {
      const value = sample(schema, at)
      if (value !== undefined) return value
    }
    return others.length < schemas.length ? null : undefined
  }

  function sampleAll(schemas, at) {
    const values = schemas.map((schema) => sample(schema, at)).filter((value) => value !== undefined)
    const isMerged = values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    return isMerged ? Object.fromEntries(values.flatMap((value) => Object.entries(value))) : values[0]
  }

  function sampleScalar(schema, { name }) {
    const { type } = schema
    if (type === 'string') return makeText(schema, name, random)
    if (type === 'number' || type === 'integer') return makeNumber(schema, name, random)
    if (type === 'null') return null
    return type === 'boolean' ? random() < 0.5 : makeText({}, name, random)
  }

  function sample(schema, at) {
    made += 1
    const example = schema.examples?.find((value) => fits(schema, value))
    if (example !== undefined) return example
    const { ref, anyOf, allOf, enum: values } = schema
    if (ref) return at.open.includes(ref) ? undefined : sample(lookup(ref), { ...at, open: [...at.open, ref] })
    if (anyOf) return sampleAny(anyOf, at)
    if (allOf) return sampleAll(allOf, at)
    if (values) return values[Math.floor(random() * values.length)]
    if (schema.fields) return sampleObject(schema, at)
    return schema.items || schema.prefixItems ? sampleArray(schema, at) : sampleScalar(schema, at)
  }

  return (schema, name) => sample(schema, { name, depth: 0, open: [] })
}
