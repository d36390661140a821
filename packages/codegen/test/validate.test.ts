// checks of responses: what fits passes, and an error says which field does not
import { createClient, type Operation } from '@jwsk/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, describePaths, generateFrom, json, readOperationLine, ref } from './generate-from.mjs'
import { importGenerated } from './import-generated.mjs'

type Call = Operation<undefined, unknown>
type Calls = Record<string, Call>
type Schema = Record<string, unknown>

/** Calls an operation whose server answers with the value. */
async function receive(operation: Call, value: unknown): Promise<unknown> {
  const client = createClient({
    baseUrl: 'http://pets.test',
    fetch: async () => Response.json(value),
    clientId: 'console',
    clientSecret: 'x',
  })
  return client.call(operation)
}
const findProblem = (operation: Call, value: unknown) =>
  receive(operation, value).then(
    () => undefined,
    ({ kind, message }) => ({ kind, message }),
  )

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const enveloped = (data: object, required = ['code', 'data']) =>
  object({ code: { type: 'integer' }, msg: { type: 'string' }, success: { type: 'boolean' }, data }, required)

const components = {
  Pet: {
    ...object(
      { petType: { type: 'string' }, id: { type: 'integer' }, parent: ref('Pet'), age: { type: 'integer', minimum: 0, maximum: 40 } },
      ['petType'],
    ),
    discriminator: { propertyName: 'petType', mapping: { cat: 'Cat', dog: 'Dog' } },
  },
  Cat: { allOf: [ref('Pet'), object({ lives: { type: 'integer' } }, ['lives'])] },
  Dog: { allOf: [ref('Pet'), object({ breed: { enum: ['pug', 'collie', 'whippet'] } }, ['breed'])] },
  Tree: object({ name: { type: 'string' }, children: { type: 'array', items: ref('Tree') } }, ['name']),
}
const schemas: Record<string, Schema> = {
  kind: object({ petType: { type: 'string', enum: ['cat', 'dog'] } }, ['petType']),
  pet: ref('Pet'),
  pets: { type: 'array', items: { oneOf: [ref('Cat'), ref('Dog')] }, minItems: 1, maxItems: 3 },
  named: {
    oneOf: [ref('Cat'), ref('Dog')],
    discriminator: { propertyName: 'petType' },
  },
  tree: ref('Tree'),
  record: {
    ...object({ name: { type: 'string', minLength: 2, maxLength: 4 }, born: { type: 'string', format: 'date', nullable: true } }),
    additionalProperties: { type: 'integer' },
  },
  numbers: object({
    id: { type: 'integer' },
    ownerId: { type: 'integer', minimum: 10 },
    exact: { type: 'number' },
    price: { type: 'number', format: 'decimal' },
    above: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
  }),
  sloppy: object({
    level: { type: 'string', enum: [1, 2] },
    on: { const: true },
    pair: { type: 'array', prefixItems: [{ type: 'string' }] },
  }),
  texts: object({
    at: { type: 'string', format: 'date-time' },
    mail: { type: 'string', format: 'email' },
    key: { type: 'string', format: 'uuid' },
  }),
  hidden: object({ secret: { type: 'string', writeOnly: true }, flag: { type: 'boolean' } }, ['secret', 'flag']),
  free: { type: 'object', additionalProperties: true },
  envelope: enveloped(ref('Tree')),
  maybe: enveloped(ref('Tree'), ['code']),
}
const paths = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [`/${name}`, { get: { operationId: `pet.${name}`, ...answer(schema) } }]),
)

describe('generated checks', () => {
  let calls: Calls
  let remove: () => Promise<void>
  beforeAll(async () => {
    const made = await importGenerated('validate', describePaths(paths, components), { validate: true })
    calls = made.modules.pet
    remove = made.remove
  })
  afterAll(() => remove())

  test.each<[string, unknown, string]>([
    ['kind', { petType: 'fish' }, 'petType: expected cat or dog'],
    ['kind', {}, 'petType: expected cat or dog, found nothing'],
    ['kind', [], 'expected object'],
    ['kind', null, 'expected object'],
    ['pet', { petType: 'fish' }, 'petType: expected cat or dog'],
    ['pet', { petType: 'cat' }, 'lives: expected integer, found nothing'],
    ['pet', { petType: 'cat', lives: 9, age: -1 }, 'age: expected at least 0'],
    ['pet', { petType: 'cat', lives: 9, age: 41 }, 'age: expected at most 40'],
    ['pet', { petType: 'cat', lives: 1.5 }, 'lives: expected integer'],
    ['pet', { petType: 'dog', breed: 'pug', parent: { petType: 'dog', breed: 'cat' } }, 'parent.breed: expected pug, collie or whippet'],
    ['pets', [], 'expected a length of at least 1'],
    ['pets', [1, 2, 3, 4], 'expected a length of at most 3'],
    ['pets', [{ petType: 'cat', lives: 'nine' }], '0.lives: expected integer'],
    ['pets', { records: [] }, 'expected array'],
    ['named', { petType: 'bird' }, 'petType: expected Cat or Dog'],
    ['tree', { name: 'a', children: [{ name: 'b', children: [{}] }] }, 'children.0.children.0.name: expected string, found nothing'],
    ['record', { name: 'a' }, 'name: expected a length of at least 2'],
    ['record', { name: 'abcde', born: 5 }, 'name: expected a length of at most 4 (and 1 more)'],
    ['record', { born: '1 May' }, 'born: expected date or null'],
    ['record', { born: 5 }, 'born: expected string or null'],
    ['record', { legs: 'four' }, 'legs: expected integer'],
    ['numbers', { id: 'a' }, 'id: expected integer'],
    ['numbers', { ownerId: 9 }, 'ownerId: expected at least 10'],
    ['numbers', { exact: '5' }, 'exact: expected number'],
    ['numbers', { above: 0 }, 'above: expected more than 0'],
    ['numbers', { above: 1 }, 'above: expected less than 1'],
    ['sloppy', { level: '3' }, 'level: expected 1 or 2'],
    ['sloppy', { on: false }, 'on: expected true'],
    ['sloppy', { pair: [1] }, 'pair.0: expected string'],
    ['texts', { at: 'today' }, 'at: expected date-time'],
    ['texts', { mail: 'nobody' }, 'mail: expected email'],
    ['texts', { key: '1' }, 'key: expected uuid'],
    ['hidden', { flag: 'yes' }, 'flag: expected boolean'],
    ['free', 'text', 'expected object'],
    ['envelope', { code: 200, data: { name: 5 }, msg: '' }, 'name: expected string'],
    ['envelope', { code: 200, data: null, msg: '' }, 'expected object'],
  ])('%s rejects %j', async (name, value, message) => {
    expect(await findProblem(calls[name] as Call, value)).toEqual({ kind: 'protocol', message })
  })

  test.each<[string, unknown]>([
    ['kind', { petType: 'cat', color: 'grey', legs: [4] }],
    ['pet', { petType: 'dog', breed: 'pug', id: '7', parent: { petType: 'cat', lives: 9 } }],
    ['named', { petType: 'Dog', breed: 'pug' }],
    ['tree', { name: 'a', children: [] }],
    ['record', { name: '海鸥', born: null, legs: 4, raceId: '5' }],
    ['record', { born: '' }],
    ['numbers', { id: '9223372036854775807', ownerId: '12', exact: '0.1234567890123456789', price: '1.5', above: 0.5 }],
    ['sloppy', { level: '1', on: true, pair: ['a', 1] }],
    ['sloppy', { level: 1, pair: [] }],
    ['texts', { at: '2026-05-01 10:00:00', mail: 'a@b', key: '123e4567-e89b-12d3-a456-426614174000' }],
    ['texts', { at: '2026-05-01T10:00:00.5+08:00' }],
    ['hidden', { flag: true }],
    ['free', { anything: 1 }],
  ])('%s passes %j unchanged', async (name, value) => {
    const wire = JSON.parse(JSON.stringify(value))
    expect(await receive(calls[name] as Call, wire)).toEqual(value)
  })

  test('an envelope without a required payload may have none', async () => {
    expect(await receive(calls.maybe as Call, { code: 200, data: null, msg: '' })).toBeNull()
    expect(await findProblem(calls.maybe as Call, { code: 200, data: 5, msg: '' })).toMatchObject({ message: 'expected object or null' })
  })

  test('a deep value overflows no stack', async () => {
    const text = `${'{"name":"a","children":['.repeat(2000)}{"name":"leaf"}${']}'.repeat(2000)}`
    const fetch = async () => new Response(text)
    const client = createClient({ baseUrl: 'http://pets.test', fetch, clientId: 'console', clientSecret: 'x' })
    expect(await client.call(calls.tree as Call)).toMatchObject({ name: 'a' })
  })

  test('an operation carries a Standard Schema', () => {
    const standard = calls.kind?.responseSchema?.['~standard']
    expect(standard).toMatchObject({ version: 1, vendor: 'jwsk' })
    expect(standard?.validate({ petType: 'cat', more: 1 })).toEqual({ value: { petType: 'cat', more: 1 } })
    expect(standard?.validate({ petType: 'fish' })).toEqual({ issues: [{ path: ['petType'], message: 'expected cat or dog' }] })
  })
})

test('files, texts, events and several success responses are not checked', async () => {
  const content = (type: string) => ({ responses: { 200: { content: { [type]: { schema: { type: 'string' } } } } } })
  const several = { responses: { 200: json({ type: 'string' }), 202: json({ type: 'integer' }) } }
  const calls = {
    file: content('application/pdf'),
    text: content('text/plain'),
    events: content('text/event-stream'),
    none: answer(),
    several,
  }
  const described = Object.entries(calls).map(([name, call]) => [`/${name}`, { get: { operationId: `a.${name}`, ...call } }])
  const { texts } = await generateFrom(describePaths(Object.fromEntries(described)), { validate: true })
  expect(texts.get('a.ts')).not.toContain('responseSchema')
  expect([...texts.keys()].toSorted()).toEqual(['a.ts', 'index.ts', 'schemas.ts', 'shapes.ts', 'validate.ts'])
})

test('nothing is checked unless asked for, and names of files stay free', async () => {
  const described = { '/a': { get: { operationId: 'schemas.validate', ...answer({ type: 'string' }) } } }
  const plain = await generateFrom(describePaths(described))
  expect(plain.texts.get('schemas.ts')).not.toContain('responseSchema')
  const { texts } = await generateFrom(describePaths(described), { validate: true })
  expect(texts.get('schemas-calls.ts')).toContain('import * as schemas2 from')
  expect(readOperationLine(texts, 'schemas-calls.ts', 'validate')).toContain('schemas2.createSchema({type:"string"})')
})

// schemas with the values that they allow

interface Case {
  readonly schema: Schema
  readonly value: fc.Arbitrary<unknown>
}

const fieldNames = ['name', 'id', 'ownerId', 'ids', '__proto__', 'constructor', 'a b', '/~#%', '名']
const text = fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' })

const texts: fc.Arbitrary<Case> = fc.tuple(fc.nat(3), fc.nat(3)).map(([minLength, more]) => ({
  schema: { type: 'string', minLength, maxLength: minLength + more },
  value: fc.string({ minLength, maxLength: minLength + more }),
}))
const formats = fc.constantFrom<Case>(
  {
    schema: { type: 'string', format: 'date' },
    value: fc
      .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9000-01-01') })
      .map((date) => date.toISOString().slice(0, 10)),
  },
  {
    schema: { type: 'string', format: 'date-time' },
    value: fc.date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9000-01-01') }).map((date) => date.toISOString()),
  },
  { schema: { type: 'string', format: 'uuid' }, value: fc.uuid() },
  { schema: { type: 'string', format: 'email' }, value: fc.emailAddress() },
  { schema: { type: 'string', format: 'other', pattern: '^x' }, value: fc.string().map((value) => `x${value}`) },
)
const numbers: fc.Arbitrary<Case> = fc.tuple(fc.integer(), fc.nat()).map(([minimum, more]) => ({
  schema: { type: 'integer', minimum, maximum: minimum + more },
  value: fc.integer({ min: minimum, max: minimum + more }),
}))
const plain = fc.constantFrom<Case>(
  { schema: { type: 'number' }, value: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { schema: { type: 'integer', format: 'int64' }, value: fc.maxSafeInteger() },
  { schema: { type: 'boolean' }, value: fc.boolean() },
  { schema: {}, value: fc.jsonValue() },
  { schema: { type: ['string', 'null'] }, value: fc.option(fc.string()) },
  { schema: { not: { type: 'string' } }, value: fc.integer() },
)
const values: fc.Arbitrary<Case> = fc
  .uniqueArray(fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)), { minLength: 1, maxLength: 4 })
  .map((allowed) => ({ schema: { enum: allowed }, value: fc.constantFrom(...allowed) }))

const { cases } = fc.letrec<{ cases: Case }>((tie) => {
  const list = tie('cases').map(({ schema, value }) => ({
    schema: { type: 'array', items: schema, maxItems: 3 },
    value: fc.array(value, { maxLength: 3 }),
  }))
  const toRecord = (names: string[], open: fc.Arbitrary<boolean> = fc.constant(false)) => {
    const field = fc.tuple(fc.constantFrom(...names), tie('cases'), fc.boolean())
    return fc
      .tuple(fc.uniqueArray(field, { maxLength: 4, selector: ([name]) => name }), open)
      .map(([fields, isOpen]) => toObject(fields, isOpen))
  }
  const record = toRecord(fieldNames, fc.boolean())
  const nullable = tie('cases').map(({ schema, value }) => ({ schema: { anyOf: [schema, { type: 'null' }] }, value: fc.option(value) }))
  const union = fc.array(tie('cases'), { minLength: 1, maxLength: 3 }).map((members) => ({
    schema: { oneOf: members.map(({ schema }) => schema) },
    value: fc.oneof(...members.map(({ value }) => value)),
  }))
  const joined = fc.tuple(toRecord(fieldNames.slice(0, 4)), toRecord(fieldNames.slice(4))).map((parts) => ({
    schema: { allOf: parts.map(({ schema }) => schema) },
    value: fc.tuple(...parts.map(({ value }) => value)).map(mergeOwn),
  }))
  return { cases: fc.oneof({ maxDepth: 3 }, texts, formats, numbers, plain, values, list, record, nullable, union, joined) }
})

/** Merges objects, `__proto__` of their own included. */
const mergeOwn = (parts: unknown[]) => Object.fromEntries(parts.flatMap((part) => Object.entries(part as object)))

/** Describes an object by fields, with any further ones if it is open. */
function toObject(fields: [string, Case, boolean][], isOpen: boolean): Case {
  const own = <T>(pick: (entry: Case) => T) => Object.fromEntries(fields.map(([name, entry]) => [name, pick(entry)]))
  const required = fields.filter(([, , isRequired]) => isRequired).map(([name]) => name)
  const further = isOpen ? fc.dictionary(fc.constantFrom('more', 'moreId'), fc.integer()) : fc.constant({})
  const value = fc.tuple(
    further,
    ...fields.map(([name, entry, isRequired]) =>
      fc.tuple(fc.constant(name), isRequired ? entry.value : fc.option(entry.value, { nil: undefined })),
    ),
  )
  return {
    schema: {
      type: 'object',
      properties: own(({ schema }) => schema),
      required,
      ...(isOpen ? { additionalProperties: { type: 'integer' } } : {}),
    },
    value: value.map(([more, ...entries]) =>
      Object.fromEntries([...Object.entries(more), ...entries.filter(([, inner]) => inner !== undefined)]),
    ),
  }
}

test('a value built from a schema passes its checks', async () => {
  const samples = fc.sample(cases, { numRuns: 150, seed: 7 })
  const named = Object.fromEntries(samples.map(({ schema }, at) => [`Kind${at}`, schema]))
  const described = samples.map((_, at) => [
    `/k${at}`,
    { get: { operationId: `kind.k${at}`, 'x-envelope': false, ...answer(ref(`Kind${at}`)) } },
  ])
  const { modules, remove } = await importGenerated('validate-property', describePaths(Object.fromEntries(described), named), {
    validate: true,
  })
  try {
    for (const [at, { schema, value }] of samples.entries())
      await fc.assert(
        fc.asyncProperty(value, async (payload) => {
          expect({ schema, payload, problem: await findProblem(modules.kind[`k${at}`], payload) }).toMatchObject({ problem: undefined })
        }),
        { numRuns: 10, seed: 7 },
      )
  } finally {
    await remove()
  }
})
