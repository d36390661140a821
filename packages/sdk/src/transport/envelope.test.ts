import { describe, expect } from 'vitest'
import { decodeResponse } from '../../test/decode-response'
import { fc, test } from '../../test/property'
import { isJwskError, unknownError } from '../errors'
import type { Operation } from '../operation'
import { resolveEnvelope } from './decode-success'

const read: Operation = { id: 'thing.detail', method: 'GET', path: '/jwsk-x/thing/detail' }
const write: Operation = { id: 'thing.submit', method: 'POST', path: '/jwsk-x/thing/submit', responseType: 'none' }
const page: Operation = { id: 'thing.page', method: 'GET', path: '/jwsk-x/thing/page', paged: true }
const bare: Operation = { id: 'thing.bare', method: 'GET', path: '/acme-x/thing/bare', envelope: false }
const signIn: Operation = { id: 'auth.token', method: 'POST', path: '/jwsk-auth/oauth/token', envelope: false, authFlow: true }

const text = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))
const at = (operation: Operation, status: number, body: unknown) => decodeResponse(operation, { status, text: text(body) })
const failure = (operation: Operation, status: number, body: unknown) => {
  const decision = at(operation, status, body)
  if ('payload' in decision) throw new Error(`accepted: ${JSON.stringify(decision.payload)}`)
  const { kind, code, message, retryable } = decision.error
  return { kind, code, message, retryable }
}

describe('a success', () => {
  test('is the data of code 200', () =>
    expect(at(read, 200, { code: 200, success: true, data: { id: '1' }, msg: '操作成功' })).toEqual({ payload: { id: '1' } }))
  test('accepts its code as text', () => expect(at(read, 200, { code: '200', data: 1, msg: '' })).toEqual({ payload: 1 }))
  test('without data is null, never undefined', () => expect(at(read, 200, { code: 200, msg: '暂无承载数据' })).toEqual({ payload: null }))
  test('with the no-data message is undefined', () => {
    expect(at(read, 200, { code: 200, data: {}, msg: '暂无承载数据' })).toEqual({ payload: undefined })
    expect(at(read, 200, { code: 200, data: {}, msg: '操作成功' })).toEqual({ payload: {} })
  })
  test('of a write has no payload', () =>
    expect(at(write, 200, { code: 200, success: true, data: {}, msg: '操作成功' })).toEqual({ payload: undefined }))
  test('of a write may be empty', () => expect(at(write, 204, '')).toEqual({ payload: undefined }))
  test('without envelope is the whole body', () => expect(at(bare, 200, { key: 'k' })).toEqual({ payload: { key: 'k' } }))
  test('of the sign-in may be wrapped anyway', () =>
    expect(at(signIn, 200, { code: 200, data: { key: 'k' } })).toEqual({ payload: { key: 'k' } }))
  test.each([
    [200, { code: 401, msg: 'x' }],
    [201, { code: 86, name: '中国' }],
    [200, { code: '1001', data: 1, success: false }],
    [200, { id: '1', error_description: 'x' }],
    [202, [1]],
    [200, null],
  ])('without envelope is the payload at %i: %j', (status, body) => expect(at(bare, status, body)).toEqual({ payload: body }))
  test('without envelope and content is undefined', () => expect(at(bare, 204, '')).toEqual({ payload: undefined }))
  test('of an envelope without data has the fields beside its code', () => {
    const table = { code: 200, msg: 'ok', rows: [{ id: '1' }], total: 1 }
    expect(at(read, 200, table)).toEqual({ payload: table })
    expect(at(read, 200, { code: 200, msg: 'ok', timestamp: 5 })).toEqual({ payload: null })
  })
  test.each([[null], [''], [{}], [{ records: null, total: -1 }]])('of an empty page %j has no rows', (data) =>
    expect(at(page, 200, { code: 200, data, msg: '' })).toEqual({ payload: expect.objectContaining({ records: [], total: 0 }) }),
  )
  test('of a page without rows is rejected', () => {
    const unreadable = [
      { records: null, total: 5 },
      { records: {}, total: '1' },
      ...[['a'], [null, null], [[1]]].map((records) => ({ records, total: 2 })),
    ]
    for (const body of [
      {},
      ...['x', [], [{}], 0, 1, false, { total: 1 }, { records: 'x' }, { records: 1 }, ...unreadable].map((data) => ({ data })),
    ])
      expect(failure(page, 200, { code: 200, success: true, msg: '', ...body })).toMatchObject({ kind: 'protocol', code: 200 })
  })
  test('of a page accepts its total as text', () =>
    expect(at(page, 200, { code: 200, data: { records: [{}], total: '7' } })).toEqual({ payload: { records: [{}], total: 7 } }))
})

describe('an envelope of another kind', () => {
  const decode = (options: Parameters<typeof resolveEnvelope>[0], body: unknown) =>
    decodeResponse(read, { status: 200, text: text(body) }, { envelope: resolveEnvelope(options) })

  test.each([
    [{ success: 0 }, { code: 0, data: 1, msg: '' }],
    [{ success: [0, 200] }, { code: 200, data: 1 }],
    [{ success: '00000' }, { code: '00000', data: 1 }],
    [
      { success: 0, code: 'errcode', data: 'result', message: 'errmsg' },
      { errcode: 0, result: 1, errmsg: 'ok' },
    ],
  ])('%j decodes %j', (options, body) => expect(decode(options, body)).toEqual({ payload: 1 }))
  test.each([
    [{ success: 0 }, { code: 200, data: 1, msg: 'no' }, 200],
    [{ success: '00000' }, { code: 0, msg: 'no' }, 0],
    [{ success: 0, code: 'errcode', message: 'errmsg' }, { errcode: 40001, errmsg: 'no' }, 40001],
  ])('%j rejects %j', (options, body, code) =>
    expect(decode(options, body)).toMatchObject({ error: { kind: 'business', code, message: 'no', body } }),
  )
})

describe('the message of a refusal', () => {
  test.each([
    [{ title: 'Conflict', detail: 'Name taken' }, 'Conflict: Name taken'],
    [{ detail: 'Not authenticated' }, 'Not authenticated'],
    [{ detail: [{ loc: ['body', 'user', 'name'], msg: 'too short' }, { msg: 'odd' }] }, 'user.name: too short; odd'],
    [{ timestamp: 1, status: 400, error: 'Bad Request', message: 'no boat', path: '/x' }, 'no boat'],
    [{ error: { code: 400, message: 'no boat' } }, 'no boat'],
    [{ msg: 'a', message: 'b' }, 'a'],
    [{}, unknownError],
  ])('of %j is %s', (body, message) => expect(failure(bare, 422, body)).toMatchObject({ kind: 'business', code: 422, message }))
  test('of plain text is the text', () => {
    const headers = new Headers({ 'content-type': 'text/plain;charset=utf-8' })
    const decoded = decodeResponse(bare, { status: 400, text: 'Name taken', headers })
    expect(decoded).toMatchObject({ error: { kind: 'business', message: 'Name taken', body: 'Name taken' } })
  })
})

describe('a failure', () => {
  // spec 7.10, 8.1, 8.4
  test.each([
    // F7, F12, F14: rejected by the platform
    [read, 200, { code: 400, success: false, msg: '业务异常' }, 'business', 400, '业务异常'],
    [read, 400, { code: 400, msg: '参数校验失败' }, 'business', 400, '参数校验失败'],
    [read, 500, { code: 500, msg: '服务器异常' }, 'business', 500, '服务器异常'],
    [read, 200, { code: '400', msg: 'x' }, 'business', 400, 'x'],
    [read, 200, { code: 0, msg: 'x' }, 'business', 0, 'x'],
    [read, 200, { code: -1, msg: 'x' }, 'business', -1, 'x'],
    [read, 200, { code: 999999, msg: 'x' }, 'business', 999999, 'x'],
    [read, 200, { code: 200, success: false, msg: '操作失败' }, 'business', 200, '操作失败'],
    [read, 500, { code: 200, success: true, data: 1, msg: 'x' }, 'business', 500, 'x'],
    [signIn, 200, { error_description: '用户名或密码错误', access_token: 'x' }, 'business', 200, '用户名或密码错误'],
    [read, 200, { code: 400 }, 'business', 400, unknownError],
    [read, 200, { code: 'A0400', msg: '参数错误' }, 'business', 'A0400', '参数错误'],
    [read, 409, { title: 'Name taken' }, 'business', 409, 'Name taken'],
    [bare, 400, { code: 1001, msg: 'x' }, 'business', 1001, 'x'],
    [bare, 400, { code: 401, msg: 'x' }, 'business', 401, 'x'],
    [bare, 500, { message: 'x' }, 'business', 500, 'x'],
    // F13: the session is rejected
    [read, 200, { code: 401, msg: '请求未授权' }, 'unauthorized', 401, '请求未授权'],
    [read, 200, { code: '401', msg: 'x' }, 'unauthorized', 401, 'x'],
    [read, 401, '', 'unauthorized', 401, unknownError],
    [read, 401, '<html>', 'unauthorized', 401, unknownError],
    [read, 401, { code: 200, success: true, data: 1, msg: 'x' }, 'unauthorized', 401, 'x'],
    [read, 403, { code: 403, msg: '请求被拒绝' }, 'forbidden', 403, '请求被拒绝'],
    [read, 403, '', 'forbidden', 403, unknownError],
    // F5, F10, F11, F15, F17: violates the contract
    [read, 200, '<!doctype html><h1>登录</h1>', 'protocol', 200, 'unexpected answer'],
    [read, 200, '', 'protocol', 200, 'unexpected answer'],
    [read, 204, '', 'protocol', 204, 'unexpected answer'],
    [read, 200, { a: 1 }, 'protocol', 200, 'unexpected answer'],
    [read, 200, { code: null, data: 1 }, 'protocol', 200, 'unexpected answer'],
    [read, 200, { code: 200.5 }, 'protocol', 200, 'unexpected answer'],
    [read, 200, '{"code":200,"data":{"id":', 'protocol', 200, 'unexpected answer'],
    [read, 200, [1], 'protocol', 200, 'unexpected answer'],
    [read, 200, '"code"', 'protocol', 200, 'unexpected answer'],
    [write, 200, 'OK', 'protocol', 200, 'unexpected answer'],
    [bare, 200, 'OK', 'protocol', 200, 'unexpected answer'],
    [read, 302, '', 'protocol', 302, 'unexpected redirect'],
    [read, 404, '<html>', 'protocol', 404, unknownError],
    [read, 500, '', 'protocol', 500, unknownError],
  ] as const)('%s at %i with %j is %s', (...[operation, status, body, kind, code, message]) => {
    expect(failure(operation, status, body)).toEqual({ kind, code, message, retryable: false })
  })

  test.each([502, 503, 504, 521, 429])('of a proxy with status %i is retryable', (status) => {
    expect(failure(read, status, '<h1>Bad gateway</h1>')).toEqual({ kind: 'network', code: status, message: unknownError, retryable: true })
  })

  test('contains at most 200 visible characters of the server’s message', () => {
    const { message } = failure(read, 500, { code: 500, msg: `\u202e行\r\n\u0000${'栈'.repeat(100_000)}` })
    expect(message).toHaveLength(200)
    expect(message).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  })

  test('reports whether a rejected token had no effect', () => {
    expect(at(write, 200, { code: 401, data: {}, msg: 'x' })).toMatchObject({ hadNoEffect: true })
    expect(at(write, 401, '')).toMatchObject({ hadNoEffect: true })
    expect(at(write, 200, { code: 401, data: { id: '1' }, msg: 'x' })).toMatchObject({ hadNoEffect: false })
  })
})

const damaged = (bytes: Uint8Array, at: number, byte: number) => ({
  flip: () => bytes.with(at, byte),
  drop: () => Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1)]),
  cut: () => bytes.subarray(0, at),
})

test.property(
  { name: 'a damaged response is decoded without throwing', runs: 10_000 },
  [fc.nat(400), fc.nat(255), fc.constantFrom('flip', 'drop', 'cut')],
  (place, byte, damage) => {
    const records = [{ id: '1123598821738675201', packageName: '景区"基础"版', n: 1e21 }]
    const bytes = new TextEncoder().encode(JSON.stringify({ code: 200, success: true, msg: '操作成功', data: { records, total: 1 } }))
    const left = damaged(bytes, place % bytes.length, byte)[damage]()
    const decision = decodeResponse(page, { status: 200, text: new TextDecoder().decode(left) })
    if ('payload' in decision) expect(decision.payload).toMatchObject({ records: expect.any(Array), total: expect.any(Number) })
    else expect(isJwskError(decision.error)).toBe(true)
  },
)
