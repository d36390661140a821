import type { RecordData } from '@jwsk/sdk/system'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecordChange } from './record-changes'

const id = '1800000000000001001'
const audit = (values: Partial<RecordData>): RecordData => ({
  id: '9',
  operation: 'UPDATE',
  tableName: 'jwsk_post',
  recordTime: '2026-11-20 16:41:05',
  ...values,
})
const row = (values: object) => JSON.stringify({ id, ...values })

test('lists the changed fields by the names of records', () => {
  const change = readRecordChange(
    audit({ oldData: row({ post_name: '基层', sort: 1, remark: null }), newData: row({ post_name: '基层员工', sort: '1', remark: '' }) }),
    id,
  )
  expect(change).toMatchObject({ kind: 'changed', fields: [{ name: 'postName', before: '基层', after: '基层员工' }] })
})

test('reads columns in any notation', () => {
  const names = ['post_name', 'POST_NAME', 'postName'].map((name) => {
    const change = readRecordChange(audit({ oldData: row({ [name]: 'a' }), newData: row({ [name]: 'b' }) }), id)
    return change?.fields.map((field) => field.name)
  })
  expect(names).toEqual([['postName'], ['postName'], ['postName']])
})

test('finds an id that is a number without losing digits', () => {
  const change = readRecordChange(audit({ oldData: `{"id":${id},"sort":1}`, newData: `{"id":${id},"sort":2}` }), id)
  expect(change?.fields).toEqual([{ name: 'sort', before: 1, after: 2 }])
})

test('finds the record among several, and ignores an audit of others', () => {
  const rows = (sort: number) =>
    JSON.stringify([
      { id: '1', sort: 7 },
      { id, sort },
    ])
  expect(readRecordChange(audit({ oldData: rows(1), newData: rows(2) }), id)?.fields).toEqual([{ name: 'sort', before: 1, after: 2 }])
  expect(readRecordChange(audit({ oldData: '{"id":"1"}', newData: `{"id":"1","postId":"${id}"}` }), id)).toBeUndefined()
})

test('compares what changed if the audit contains only that', () => {
  const change = readRecordChange(audit({ oldData: row({ sort: 1, post_name: 'a' }), newData: '{"sort":2}' }), id)
  expect(change?.fields).toEqual([{ name: 'sort', before: 1, after: 2 }])
})

test('an added and a removed record have no changed fields', () => {
  expect(readRecordChange(audit({ operation: 'INSERT', newData: row({ sort: 1 }) }), id)).toMatchObject({ kind: 'added', fields: [] })
  expect(readRecordChange(audit({ operation: 'DELETE', oldData: row({ sort: 1 }) }), id)).toMatchObject({ kind: 'removed', fields: [] })
})

test('omits what every change touches, and ids in place of names', () => {
  const change = readRecordChange(
    audit({ oldData: row({ update_time: '1', updateUser: '1' }), newData: row({ update_time: '2', updateUser: '2' }), recordUser: '12' }),
    id,
  )
  expect(change).toMatchObject({ fields: [], actor: undefined })
})

test('returns what cannot be read as it is', () => {
  const change = readRecordChange(audit({ oldData: '{"id":', newData: 'name -> b' }), id)
  expect(change).toMatchObject({ kind: 'changed', raw: { before: '{"id":', after: 'name -> b' } })
})

test.each<{ readonly data: unknown }>([
  { data: { toString: '' } },
  { data: [{ id: { toString: '' } }] },
  { data: { id: { valueOf: 1, toString: null } } },
])('reads $data without calling it', ({ data }) => {
  expect(() => readRecordChange({ ...audit({}), oldData: data, newData: {}, operation: data } as unknown as RecordData, id)).not.toThrow()
})

test('no audit makes it throw, and a changed value is always listed', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (oldData, newData) => {
      readRecordChange({ ...audit({}), oldData, newData } as RecordData, id)
    }),
  )
  const column = fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: 1, maxLength: 8 }).filter((name) => name !== 'id')
  fc.assert(
    fc.property(column, fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (name, one, other) => {
      const change = readRecordChange(audit({ oldData: row({ [name]: one }), newData: row({ [name]: other }) }), id)
      expect(change?.fields).toEqual(one === other ? [] : [{ name, before: one, after: other }])
    }),
  )
})
