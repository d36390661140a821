import { type ErrorKind, JwskError, unknownError } from '@jwsk/sdk'
import { expect, test } from 'vitest'
import { getErrorMessage, isTechnicalError } from './error-message'

const t = (key: string) => `<${key}>`
const error = (kind: ErrorKind, message = '内部地址 10.0.0.1') => new JwskError({ kind, message })

test('getErrorMessage shows the message of the platform for a rejection', () => {
  expect(getErrorMessage(error('business', '当前字典键值已存在!'), t)).toBe('当前字典键值已存在!')
  expect(getErrorMessage(error('forbidden', '请求被拒绝'), t)).toBe('请求被拒绝')
})

test.each([
  "\n### Error updating database.  Cause: java.sql.SQLIntegrityConstraintViolationException: Column 'code' cannot be null",
  "Unknown column 'x' in 'order clause' SQL: SELECT id FROM blade_post",
  'Cannot invoke "org.example.system.User.getAccount()" because "user" is null',
  'java.lang.NullPointerException',
  "JSON parse error: Unexpected character ('\\' (code 92)): was expecting comma to separate Object entries",
])('getErrorMessage hides technical messages: %s', (message) => {
  expect(getErrorMessage(error('business', message), t)).toBe('<errors.unknown>')
  expect(isTechnicalError(error('business', message))).toBe(true)
})

test('getErrorMessage shows a crash message only if it is written for people', () => {
  const crash = (message: string) => getErrorMessage(new JwskError({ kind: 'business', code: 500, message }), t)
  expect(crash('Cannot invoke "String.isEmpty()" because "str" is null')).toBe('<errors.unknown>')
  expect(crash('Expected one result (or null) to be returned by selectOne(), but found: 8')).toBe('<errors.unknown>')
  expect(crash('请上传正确的excel文件!')).toBe('请上传正确的excel文件!')
})

test('isTechnicalError only matches messages of the platform', () => {
  const others = [
    error('business', '当前字典键值已存在!'),
    error('business', unknownError),
    error('protocol', 'SQL'),
    new Error('SQL'),
    null,
  ]
  expect(others.filter(isTechnicalError)).toEqual([])
})

test('getErrorMessage replaces an empty message', () => {
  expect(getErrorMessage(error('business', unknownError), t)).toBe('<errors.unknown>')
  expect(getErrorMessage(error('forbidden', ' '), t)).toBe('<errors.forbidden>')
})

test('getErrorMessage hides internals of network and protocol faults', () => {
  for (const kind of ['network', 'timeout', 'protocol', 'decrypt', 'unauthorized', 'configuration', 'absent'] as const)
    expect(getErrorMessage(error(kind), t)).toBe(`<errors.${kind}>`)
})

test('getErrorMessage distinguishes a busy server from a broken network', () => {
  const busy = (status: number, message: string) => getErrorMessage(new JwskError({ kind: 'network', message, status }), t)
  expect([busy(503, 'upstream 10.0.0.1'), busy(429, unknownError)]).toEqual(['<errors.busy>', '<errors.busy>'])
  expect(busy(429, '验证码错误次数过多，请十分钟后再试')).toBe('验证码错误次数过多，请十分钟后再试')
})

test('getErrorMessage distinguishes a server that is down from a busy one', () => {
  const down = (status?: number) => getErrorMessage(new JwskError({ kind: 'network', message: unknownError, status }), t)
  expect([down(), down(502), down(504)]).toEqual(['<errors.network>', '<errors.unreachable>', '<errors.unreachable>'])
})

test('getErrorMessage maps anything else to an unknown error', () => {
  for (const thrown of [new TypeError('x is not a function'), 'text', undefined, null])
    expect(getErrorMessage(thrown, t)).toBe('<errors.unknown>')
})
