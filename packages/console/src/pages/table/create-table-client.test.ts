import type { Client, Operation } from '@jwsk/sdk'
import { expect, test } from 'vitest'
import { createTableClient } from './create-table-client'

const calls: unknown[] = []
const plain = {
  call: (operation: Operation, input: unknown) => Promise.resolve(void calls.push([operation.id, input])),
} as unknown as Client // only its calls are used
const table = { tableName: 'dp_inspection', tableKey: 'id' }
const client = createTableClient(plain, 'inspection', table)
const operation = (id: string): Operation => ({ id, method: 'GET', path: '/' })

test('every call of the table names it and its filters', async () => {
  await client.call(operation('inspection.page'), { current: 1, size: 10, descs: 'place', place: '北门', remark: '' })
  await client.call(operation('inspection.page'), { current: 1 })
  await client.call(operation('inspection.detail'), { deviceId: '7' })
  await client.call(operation('inspection.submit'), { place: '南门' })
  await client.call(operation('inspection.remove'), { ids: '1,2' })
  await client.call(operation('dict.dictionary'), { code: 'status' })
  expect(calls).toEqual([
    ['inspection.page', { current: 1, size: 10, descs: 'place', conditions: '{"place_like":"北门"}', ...table }],
    ['inspection.page', { current: 1, ...table }],
    ['inspection.detail', { id: '7', ...table }],
    ['inspection.submit', { query: table, body: { place: '南门' } }],
    ['inspection.remove', { ids: '1,2', ...table }],
    ['dict.dictionary', { code: 'status' }],
  ])
})
