import { describe, expect, test } from 'vitest'
import { createMockAnswer } from './mock-answers.mjs'
import { createRows, renderTableFile } from './mock-rows.mjs'

const entries = (code) => ({ order_status: { 0: '待审核', 1: '审核通过', 2: '已取消' }, pay_way: { 1: '微信', 2: '现金' } })[code]
const status = { type: 'integer', 'x-dict': 'order_status' }
const createEntity = (fields, example = {}) => ({
  ...{ service: 'biz', entity: 'purchaseOrder', description: '采购单', example, row: new Map(Object.entries(fields)), canSubmit: true },
})
const createValues = (fields, example) =>
  Object.fromEntries(createRows(createEntity(fields, example), { tables: new Map(), entries, echoes: new Set() }).values)

describe('createRows', () => {
  test('gives every value of a status to some rows', () => {
    expect(createValues({ status, sendState: { type: 'string', enum: ['draft', 'sent', null] } })).toEqual({
      status: 'spread([0,1,2], index)',
      sendState: "spread(['draft','sent'], index)",
    })
  })

  test('picks other values of dictionaries and enums', () => {
    expect(createValues({ payWay: { type: 'string', 'x-dict': 'pay_way' }, size: { type: 'string', enum: ['s', 'm'] } })).toEqual({
      payWay: "random.pick(['1','2'])",
      size: "random.pick(['s','m'])",
    })
  })

  test('leaves a status without values as in use', () => {
    expect(createValues({ status: { type: 'integer' } })).toEqual({ status: '1' })
  })

  test('places days in the past, around today or ahead, by name', () => {
    const day = { type: 'string', format: 'date' }
    expect(createValues({ signDate: day, dueDate: day, expireDate: { schema: 'Date' }, payTime: { schema: 'DateTime' } })).toEqual({
      signDate: 'getDateBefore(world, count - index)',
      dueDate: 'getDateBefore(world, count - index * 2)',
      expireDate: 'getDateBefore(world, index - count)',
      payTime: 'getTimeBefore(world, count - index)',
    })
  })

  test('varies numbers within the limits of the contract', () => {
    const fields = {
      total: { type: ['string', 'number'] },
      free: { type: ['string', 'number'] },
      days: { type: 'integer', minimum: 1, maximum: 7 },
      count: { type: 'integer' },
    }
    expect(createValues(fields, { total: '128.00', free: '0.00', days: 3 })).toEqual({
      total: '(128 * (1 + index / 10)).toFixed(2)',
      free: "'0.00'",
      days: '1 + ((2 + index) % 7)',
      count: 'index',
    })
  })

  test('imports what its values use', () => {
    const entity = createEntity({ status })
    expect(renderTableFile(entity, createRows(entity, { tables: new Map(), entries, echoes: new Set() }))).toContain(
      "import { spread } from '../shared/spread'",
    )
  })
})

describe('createMockAnswer', () => {
  const createAnswer = (action, { query = {}, body = {}, fields = { status } } = {}) => {
    const [ownQuery, ownBody] = [query, body].map((part) => new Map(Object.entries(part)))
    const call = { action, summary: action, reads: false, query: ownQuery, body: ownBody, required: new Set() }
    const operation = `purchaseOrder.${action}`
    return createMockAnswer({ entity: createEntity(fields), call, operation, table: 'purchaseOrderTable', entries, labels: [], title: '' })
      .text
  }

  test('stores the status that the call sets', () => {
    expect(createAnswer('approve', { query: { ids: {} } })).toContain('{ id, status: 1 }')
    expect(createAnswer('cancel', { query: { id: {} } })).toContain('{ id, status: 2 }')
    expect(createAnswer('cancel', { body: { id: {}, reason: {} } })).toContain('{ status: 2, id: ')
    expect(createAnswer('cancel', { body: { ids: {} } })).toContain('{ id, status: 2 }')
  })

  test('stores 1 and 0 for enable and disable without values in the contract', () => {
    const fields = { status: { type: 'integer' } }
    expect(createAnswer('enable', { query: { ids: {} }, fields })).toContain('{ id, status: 1 }')
    expect(createAnswer('disable', { query: { ids: {} }, fields })).toContain('{ id, status: 0 }')
  })

  test('stores the status of the input', () => {
    expect(createAnswer('audit', { body: { id: {}, status: {} }, fields: { id: {}, status } })).toContain('{ ...call.body, id: ')
  })

  test('changes no status that the contract does not tell', () => {
    expect(createAnswer('remind', { query: { ids: {} } })).toContain('{ id })')
  })
})
