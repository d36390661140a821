import { describe, expect, test } from 'vitest'
import type { Operation } from '../../operation'
import { buildStyledBody } from './styled-body'

const write: Operation = { id: 'thing.submit', method: 'POST', path: '/jwsk-x/thing/submit', input: 'body' }

describe('a body', () => {
  test('is JSON by default', () => expect(buildStyledBody(write, { a: 1 })).toEqual({ content: '{"a":1}', type: 'application/json' }))
  // spec 7.8
  test('can be a form', () =>
    expect(buildStyledBody({ ...write, body: 'form' }, { a: '1&2', b: '景' })).toEqual({
      content: 'a=1%262&b=%E6%99%AF',
      type: 'application/x-www-form-urlencoded',
    }))
  test('can be a form with files', async () => {
    const body = buildStyledBody(
      { ...write, body: 'multipart' },
      { category: '1', files: [new Blob(['x']), { data: new Uint8Array([65]), filename: 'a.bpmn', type: 'text/xml' }], empty: undefined },
    )
    const form = body?.content as FormData
    const files = form.getAll('files') as File[]
    expect(body?.type).toBeUndefined()
    expect([...form.keys()]).toEqual(['category', 'files', 'files'])
    expect(files[1]?.name).toBe('a.bpmn')
    expect(await files[1]?.text()).toBe('A')
  })
  test('of a call without input is absent', () => expect(buildStyledBody(write, undefined)).toBeUndefined())
})

const readForm = async (body: unknown, parts: Operation['parts'] = {}) => {
  const form = buildStyledBody({ ...write, body: 'multipart', parts }, body)?.content as FormData
  return Promise.all(
    [...form].map(async ([name, part]) => (typeof part === 'string' ? [name, part] : [name, part.type, await part.text(), part.name])),
  )
}

describe('a multipart form', () => {
  test('has objects as JSON parts', async () =>
    expect(await readForm({ meta: { title: 'x' }, labels: [{ a: 1 }, { a: 2 }], matrix: [[1, 2]] })).toEqual([
      ['meta', 'application/json', '{"title":"x"}', 'blob'],
      ['labels', 'application/json', '{"a":1}', 'blob'],
      ['labels', 'application/json', '{"a":2}', 'blob'],
      ['matrix', 'application/json', '[1,2]', 'blob'],
    ]))
  test('has parts of the described content types', async () => {
    const parts = { list: { contentType: 'application/json' }, note: { contentType: 'text/markdown' }, photo: { contentType: 'image/png' } }
    const photo = new File(['p'], 'p.png')
    expect(await readForm({ list: ['a'], note: '# x', photo }, parts)).toEqual([
      ['list', 'application/json', '["a"]', 'blob'],
      ['note', 'text/markdown', '# x', 'blob'],
      ['photo', 'image/png', 'p', 'p.png'],
    ])
  })
  test('has bytes, dates and plain values', async () =>
    expect(await readForm({ data: new Uint8Array([65]), at: new Date('2026-11-21T00:30:00Z'), ok: true, none: null })).toEqual([
      ['data', '', 'A', 'blob'],
      ['at', '2026-11-21 08:30:00'],
      ['ok', 'true'],
    ]))
  test('may be one already', () => {
    const form = new FormData()
    expect(buildStyledBody({ ...write, body: 'multipart' }, form)?.content).toBe(form)
  })
})

test.each(['application/merge-patch+json', 'text/json', 'application/vnd.api+json; charset=utf-8'] as const)(
  '%s is JSON by that type',
  (type) => expect(buildStyledBody({ ...write, body: type }, { a: 1 })).toEqual({ content: '{"a":1}', type }),
)
test('text and bytes are sent unchanged', () => {
  expect(buildStyledBody({ ...write, body: 'text/plain' }, 5)).toEqual({ content: '5', type: 'text/plain' })
  expect(buildStyledBody({ ...write, body: 'application/octet-stream' }, { data: new Uint8Array([1]), filename: 'a' })?.content).toEqual(
    new Uint8Array([1]),
  )
})

const circle: Record<string, unknown> = {}
circle.self = circle

test.each([
  ['an object as XML', { ...write, body: 'application/xml' }, { a: 1 }],
  ['nothing as text', { ...write, body: 'text/plain' }, null],
  ['a body of a GET request', { ...write, method: 'GET' }, { a: 1 }],
  ['a body of a HEAD request', { ...write, method: 'HEAD' }, {}],
  ['a file in JSON', write, { a: [{ b: new Blob(['x']) }] }],
  ['a map in JSON', write, new Map()],
  ['a map in a part', { ...write, body: 'multipart' }, { a: new Map() }],
  ['a file in a URL-encoded form', { ...write, body: 'form' }, { a: new Blob([]) }],
  ['text as a form', { ...write, body: 'multipart' }, 'x'],
  ['a symbol', write, Symbol('x')],
  ['a circle', write, circle],
] as const)('%s is refused', (_, operation, body) => expect(() => buildStyledBody(operation, body)).toThrow(/cannot be sent|circular/))
