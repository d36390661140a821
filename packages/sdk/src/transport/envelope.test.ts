import { describe, expect } from 'vitest'
import { fc, test } from '../../test/property'
import { isJwskError } from '../errors'
import type { Operation } from '../operation'
import { decodeResponse } from './envelope'
import { unknownError } from './error-message'

const read: Operation = { id: 'thing.detail', method: 'GET', path: '/jwsk-x/thing/detail' }
const write: Operation = { id: 'thing.submit', method: 'POST', path: '/jwsk-x/thing/submit', responseType: 'none' }
const page: Operation = { id: 'thing.page', method: 'GET', path: '/jwsk-x/thing/page', paged: true }
const bare: Operation = { id: 'thing.bare', method: 'GET', path: '/jwsk-x/thing/bare', envelope: false }

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
  test('without envelope may be wrapped anyway', () =>
    expect(at(bare, 200, { code: 200, data: { key: 'k' } })).toEqual({ payload: { key: 'k' } }))
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

describe('a failure', () => {
  // spec 7.10, 8.1, 8.3, 8.4
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
    [bare, 200, { error_description: '用户名或密码错误', access_token: 'x' }, 'business', 200, '用户名或密码错误'],
    [read, 200, { code: 400 }, 'business', 400, unknownError],
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
