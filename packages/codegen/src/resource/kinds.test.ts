import { describe, expect, test } from 'vitest'
import { createAreaFiles, printResource, toColumn } from '../index'
import type { Call, Entity, Property } from './entity'

const properties = (fields: Readonly<Record<string, Property>>) => new Map(Object.entries(fields))

const createEntity = (fields: Readonly<Record<string, Property>>, options: Partial<Entity> = {}): Entity => ({
  ...{ service: 'biz', entity: 'purchaseOrder', description: '采购单', actions: ['page', 'submit'], list: 'page', query: [] },
  ...{ row: properties(fields), draft: properties(fields), required: new Set(), canSubmit: true, dictionaries: new Set() },
  ...options,
})

const createCall = (action: string, options: Partial<Call> = {}): Call => ({
  ...{ action, reads: false, summary: action, returnsFile: false, acceptsFile: false },
  ...{ query: properties({ id: { type: 'string' } }), body: new Map(), required: new Set(['id']) },
  ...options,
})

const none = () => undefined
const getKind = (field: Property, name = 'value') => {
  const { declaration } = printResource(createEntity({ orderName: { type: 'string' }, [name]: field }), none)
  return new RegExp(`^ {4}${name}: (.+),$`, 'm').exec(declaration)?.[1]
}

describe('inferFieldKind', () => {
  test.each([
    ['date', 'date()'],
    ['date-time', 'dateTime()'],
    ['time', "time({ precision: 'seconds' })"],
    ['email', 'email()'],
    ['uri', 'url()'],
    ['password', 'password()'],
    ['int64', 'text()'],
  ])('an inline `format: %s` becomes %s', (format, kind) => {
    expect(getKind({ type: 'string', format })).toBe(kind)
  })

  test('a format decides before the name', () => {
    expect(getKind({ type: 'string', format: 'date' }, 'payTime')).toBe('date()')
  })

  test('two inline dates become one range', () => {
    const dates = { startDate: { type: 'string', format: 'date' }, endDate: { type: 'string', format: 'date' } }
    const { declaration } = printResource(createEntity({ orderName: { type: 'string' }, ...dates }), none)
    expect(declaration).toContain("startDate: dateRange({ to: 'endDate' })")
    expect(declaration).not.toContain('endDate: ')
  })

  test('a date column of a generated area becomes date()', () => {
    const column = { ...toColumn({ name: 'due_date', type: 'date', comment: '到期日' }), inForm: true }
    const name = { ...toColumn({ name: 'bay_name', type: 'varchar(32)', comment: '名称' }) }
    const plan = {
      ...{ title: '机位', table: 'jwsk_bay', service: 'jwsk-biz', tablePrefix: 'jwsk_', key: 'id', columns: [name, column] },
      ...{ packageName: 'org.jwsk.biz', author: 'x', hasBase: true, hasWrapper: true, hasFeign: false, dictionaries: new Map() },
    }
    expect(Object.values(createAreaFiles('car-wash', [plan])).join('\n')).toContain('dueDate: date(),')
  })
})

describe('leftOut', () => {
  const lines = { type: 'array', items: { type: 'object', properties: {} } } as Property

  test('names what no kind supports, and whether the form needs it', () => {
    const fields = { orderName: { type: 'string' }, lines, meta: { type: 'object' }, marks: { type: 'array' } as Property }
    const printed = printResource(createEntity(fields, { required: new Set(['lines']) }), none)
    expect(printed.leftOut).toEqual([
      { name: 'lines', reason: 'an array of objects has no field kind, and the form cannot save without it' },
      { name: 'meta', reason: 'an object has no field kind' },
      { name: 'marks', reason: 'an array has no field kind' },
    ])
    expect(printed.declaration).not.toContain('lines')
  })

  test('is empty if every property has a field, and for properties of every table', () => {
    expect(printResource(createEntity({ orderName: { type: 'string' }, children: lines }), none).leftOut).toEqual([])
  })

  test('names the input of an action that its form lacks', () => {
    const calls = [createCall('send', { body: properties({ id: { type: 'string' }, carrier: { type: 'string' }, lines }) })]
    const printed = printResource(createEntity({ orderName: { type: 'string' } }, { calls, selectedActions: ['send'] }), none)
    expect(printed.leftOut).toEqual([{ name: 'send.lines', reason: 'an array of objects has no field kind' }])
  })
})

describe('when', () => {
  const entries = new Map([
    ['order_status', { 0: '草稿', 1: '待审核', 2: '审核通过', 3: '审核不通过', 4: '已核销' }],
    ['pay_status', { 0: '待支付', 1: '已支付', 2: '部分退款', 3: '已退款' }],
  ])
  const status = { type: 'integer', 'x-dict': 'order_status' }
  const print = (fields: Readonly<Record<string, Property>>, call: Call) =>
    printResource(
      createEntity({ orderName: { type: 'string' }, ...fields }, { calls: [call], selectedActions: [call.action], entries }),
      none,
    ).declaration
  const getWhen = (fields: Readonly<Record<string, Property>>, call: Call) => /^ +((?:\/\/ )?when: .*?),?$/m.exec(print(fields, call))?.[1]

  test('is the status that the call sets, by the labels of a dictionary', () => {
    expect(getWhen({ status }, createCall('approve'))).toBe('when: ({ status }) => status === 1')
    expect(getWhen({ status }, createCall('verify', { summary: '核销采购单' }))).toBe('when: ({ status }) => status !== 4')
    expect(getWhen({ status, payStatus: { type: 'integer', 'x-dict': 'pay_status' } }, createCall('refund'))).toBe(
      'when: ({ payStatus }) => payStatus !== 3',
    )
  })

  test('is the status that the call sets, by the values of an enum', () => {
    const values = { type: 'string', enum: ['draft', 'sent', 'done', "archive'd"] }
    expect(getWhen({ status: values }, createCall('send'))).toBe("when: ({ status }) => status !== 'sent'")
    expect(getWhen({ state: { ...values, enum: ['open', 'archived'] } }, createCall('archive'))).toBe(
      "when: ({ state }) => state !== 'archived'",
    )
  })

  test('is a comment if the contract does not tell', () => {
    const comment = '// when: ({ status }) => …, if it applies to some records only; the contract does not tell'
    expect(getWhen({ status }, createCall('remind'))).toBe(comment)
    expect(print({ status }, createCall('remind'))).toContain(`${comment}\n`)
  })

  test('is absent without values of a status, and for actions of the list', () => {
    expect(getWhen({ status: { type: 'integer' } }, createCall('approve'))).toBeUndefined()
    expect(getWhen({ status }, createCall('approve', { query: new Map(), required: new Set() }))).toBeUndefined()
  })

  test('leaves a status to the user if the call takes it', () => {
    const body = properties({ id: { type: 'string' }, status })
    expect(getWhen({ status }, createCall('audit', { query: new Map(), body }))).toBe('when: ({ status }) => status === 1')
    expect(getWhen({ status }, createCall('cancel', { query: new Map(), body }))).toMatch(/^\/\/ when/)
  })
})
