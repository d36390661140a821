import { describe, expect, test } from 'vitest'
import { answer, describePaths, generateFrom, readOperationType, readType, ref } from './generate-from.mjs'

const text = { type: 'string' }
const integer = { type: 'integer' }
const object = (properties: object, rest = {}) => ({ type: 'object', properties, ...rest })

/** Returns the type of `T` as it is read, and of all others. */
const read = async (schemas: Record<string, object>) => {
  const { texts } = await generateFrom(describePaths({ '/t/list': { get: answer(ref('T')) } }, schemas))
  return (name = 'T') => readType(texts, name)
}
const write = async (schema: object) => {
  const body = { requestBody: { required: true, content: { 'application/json': { schema } } } }
  const { texts } = await generateFrom(describePaths({ '/t/save': { post: { ...body, ...answer() } } }))
  return readOperationType(texts, 't.ts', 'save')
}

describe('null', () => {
  test('is told by types, values, alternatives and `nullable`', async () => {
    const type = await read({
      T: object({
        a: ref('N'),
        b: { type: ['array', 'null'], items: text },
        c: ref('E'),
        d: { ...ref('O'), nullable: true },
        e: object({}, { type: ['object', 'null'] }),
      }),
      N: object({ x: text }, { type: ['object', 'null'] }),
      E: { type: ['string', 'null'], enum: ['a', null] },
      O: object({ y: text }),
    })
    expect(type()).toBe('{ a?: N | null b?: string[] | null c?: "a" | null d?: O | null e?: { [key: string]: unknown } | null }')
    expect(type('N')).toBe('{ x?: string }')
  })
})

describe('allOf', () => {
  test('may hold values, texts and unions', async () => {
    const type = await read({
      T: object({
        a: { allOf: [ref('State'), { description: 'state' }] },
        b: { type: 'object', allOf: [ref('State')] },
        c: { allOf: [ref('Code'), { minLength: 4 }] },
        d: ref('Owned'),
      }),
      State: { type: 'string', enum: ['open', 'paid'] },
      Code: { type: 'string', maxLength: 4 },
      Owned: { allOf: [{ oneOf: [ref('Cat'), ref('Dog')] }, object({ owner: text })] },
      Cat: object({ meow: text }),
      Dog: object({ bark: text }),
    })
    expect(type()).toBe('{ a?: "open" | "paid" b?: "open" | "paid" c?: string d?: Owned }')
    expect(type('Owned')).toBe('{ owner?: string } & (Cat | Dog)')
  })

  test('reaches a cycle without losing a type', async () => {
    const type = await read({
      T: { allOf: [ref('A'), object({ note: text })] },
      A: object({ bs: { type: 'array', items: ref('B') } }),
      B: object({ a: ref('A'), t: { allOf: [ref('T'), object({ x: text })] } }),
    })
    expect(type()).toBe('{ bs?: B[] note?: string }')
    expect(type('B')).toBe('{ a?: A t?: { bs?: B[] note?: string x?: string } }')
  })

  test('of a base that lists it does not refer to itself', async () => {
    const type = await read({
      T: { oneOf: [ref('Cat'), ref('Dog')], ...object({ name: text }) },
      Cat: { allOf: [ref('T'), object({ meow: text })] },
      Dog: { allOf: [ref('T'), object({ friend: { allOf: [ref('Dog'), object({ since: text })] } })] },
    })
    expect(type()).toBe('{ name?: string } & (Cat | Dog)')
    expect(type('Cat')).toBe('{ name?: string meow?: string }')
    expect(type('Dog')).toContain('friend?: { name?: string friend?: Friend since?: string }')
  })
})

describe('alternatives', () => {
  test('of a base are those that its discriminator maps', async () => {
    const type = await read({
      T: object(
        { type: text },
        {
          discriminator: {
            propertyName: 'type',
            mapping: { opened: '#/components/schemas/Opened', shut: 'Shut', other: 'T', lost: 'Nowhere' },
          },
        },
      ),
      Opened: { allOf: [ref('T'), object({ by: text })] },
      Shut: { allOf: [ref('T'), object({ why: text })] },
    })
    expect(type()).toBe('{ type?: string } | (Opened & { type: "opened" }) | (Shut & { type: "shut" })')
    expect(type('Opened')).toBe('{ type?: string by?: string }')
  })

  test('that contain one another end', async () => {
    const type = await read({
      T: { anyOf: [ref('U'), text, { type: 'array', items: ref('T') }] },
      U: { anyOf: [ref('T'), integer, object({ t: ref('T') })] },
    })
    expect(type()).toBe('number | { t?: T } | string | T[]')
  })

  test('may be none', async () => {
    const type = await read({ T: object({ a: { type: 'string', enum: [] }, b: { oneOf: [] }, c: { type: 'string', enum: [''] } }) })
    expect(type()).toBe('{ a?: string b?: unknown c?: "" }')
  })
})

describe('objects and lists', () => {
  test('with further names have an index', async () => {
    const type = await read({
      T: object({ name: text, size: integer }, { additionalProperties: { type: 'boolean' } }),
      U: { additionalProperties: text },
    })
    expect(type()).toBe('{ name?: string size?: number } & { [key: string]: boolean | string | number }')
    expect((await read({ T: object({ m: { additionalProperties: text } }) }))()).toBe('{ m?: { [key: string]: string } }')
  })

  test('are tuples where their places differ', async () => {
    expect((await read({ T: object({ a: { type: 'array', prefixItems: [text, integer] } }) }))()).toBe('{ a?: [ string, number ] }')
  })

  test('without a type of their own may contain themselves', async () => {
    const type = await read({
      T: object({ tree: ref('Tree'), map: ref('Map') }),
      Tree: { type: 'array', items: ref('Tree') },
      Map: { type: 'object', additionalProperties: ref('Map') },
    })
    expect(type()).toBe('{ tree?: Tree[] map?: { [key: string]: Map } }')
    expect(type('Tree')).toBe('Tree[]')
  })

  test('keep any name', async () => {
    const properties = JSON.parse(
      '{ "__proto__": {}, "constructor": {}, "a-b": {}, "1st": {}, "größe": {}, "q\\"*/": {}, "$ref": { "type": "string" }, "12": {} }',
    )
    expect((await read({ T: object(properties) }))()).toBe(
      '{ 12?: unknown __proto__?: unknown constructor?: unknown "a-b"?: unknown "1st"?: unknown "größe"?: unknown "q\\"*\\/"?: unknown $ref?: string }',
    )
  })
})

describe('ids', () => {
  const ids = {
    id: { type: 'number' },
    ownerId: { anyOf: [integer, { type: 'null' }] },
    parentId: { type: ['integer', 'null'] },
    motherId: { allOf: [{ type: 'integer' }] },
    statusId: { type: 'integer', enum: [1, 2] },
    ids: { type: 'array', items: integer },
  }
  test('are read as texts, however their numbers are told', async () => {
    expect((await read({ T: object({ ...ids, roomId: ref('Key') }), Key: integer }))()).toBe(
      '{ id: string ownerId?: string | null parentId?: string | null motherId?: string statusId?: "1" | "2" ids?: number[] roomId?: string }',
    )
  })
  test('are written as numbers or as the texts that were read', async () => {
    expect(await write(object(ids))).toMatch(
      /id\?: number \| string ownerId\?: number \| string \| null .* statusId\?: 1 \| 2 \| "1" \| "2" ids\?: \(number \| string\)\[\]/,
    )
  })
})

describe('numbers that a double cannot hold', () => {
  const schema = object({
    price: { type: 'number', format: 'decimal' },
    rate: { type: ['number', 'null'], format: 'decimal128' },
    count: { type: 'integer', format: 'int64' },
    share: { type: 'number', format: 'double' },
  })
  test('are read as text too where they are decimals', async () => {
    expect((await read({ T: schema }))()).toBe('{ price?: number | string rate?: number | string | null count?: number share?: number }')
  })
  test('are written as the texts that were read', async () => {
    expect(await write(schema)).toContain(
      '{ price?: number | string rate?: number | string | null count?: number | string share?: number }',
    )
  })
})

test('schemas that double with each level end', async () => {
  const level = (at: number, next: object) => [
    [`U${at}`, { anyOf: [...Array(10).keys()].map((other) => ref(`U${other}`)) }],
    [`P${at}`, { type: 'array', prefixItems: [at === 9 ? text : ref(`P${at + 1}`), at === 9 ? text : ref(`P${at + 1}`)] }],
    [`A${at}`, { allOf: [next, object({ [`p${at}`]: { allOf: [next, object({ x: text })] } })] }],
  ]
  const schemas = Object.fromEntries([...Array(10).keys()].flatMap((at) => level(at, at === 9 ? object({ y: text }) : ref(`A${at + 1}`))))
  const type = await read({ ...schemas, T: object({ u: ref('U0'), p: ref('P0'), a: ref('A0') }) })
  expect(type()).toBe('{ u?: U0 p?: P0 a?: A0 }')
  expect(type('P0')).toBe('[ P1, P1 ]')
})
