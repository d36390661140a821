import { type ErrorKind, JwskError, type JwskErrorOptions, unknownError } from '@jwsk/sdk'
import type { KitTextKey, Translate } from '@jwsk/ui'
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

const full: Translate<KitTextKey> = (key, values) => [`<${key}>`, ...Object.values(values ?? {})].join(' ')
const fault = (status: number | undefined, rest: Partial<JwskErrorOptions> = {}) =>
  getErrorMessage(new JwskError({ kind: 'network', message: unknownError, status, code: status, ...rest }), full)

test('getErrorMessage distinguishes a busy server from a broken network', () => {
  expect([fault(undefined), fault(509)]).toEqual(['<errors.network>', '<errors.busy>'])
  expect(fault(429, { message: '验证码错误次数过多，请十分钟后再试' })).toBe('验证码错误次数过多，请十分钟后再试')
})

test('getErrorMessage says that a gateway cannot reach the platform', () => {
  expect([502, 503, 504].map((status) => fault(status, { message: 'upstream 10.0.0.1' }))).toEqual(Array(3).fill('<errors.gateway>'))
})

test('getErrorMessage says that there were too many requests', () => {
  expect(fault(429)).toBe('<errors.tooMany>')
})

const nginx = '<html>\r\n<head><title>413 Request Entity Too Large</title></head><body>nginx/1.24.0</body>\r\n</html>'

test.each([
  ['nginx', { kind: 'protocol', body: nginx }, '<fields.upload.tooLargeForServer>'],
  [
    'a limit in HTML',
    { kind: 'protocol', body: '<p>exceeds the configured maximum (10485760)</p>' },
    '<fields.upload.limitOfServer> 10 MB',
  ],
  ['Spring', { kind: 'business', message: 'Maximum upload size of 1048576 bytes exceeded' }, '<fields.upload.limitOfServer> 1 MB'],
  ['Spring without a size', { kind: 'business', message: 'Maximum upload size exceeded' }, '<fields.upload.tooLargeForServer>'],
  ['the platform', { kind: 'business', message: '文件不能超过 5MB' }, '文件不能超过 5MB'],
] as const)('getErrorMessage names the limit of an upload as %s tells it', (_, rest, text) => {
  expect(fault(413, rest)).toBe(text)
})

test('getErrorMessage says that a type is not accepted', () => {
  expect(fault(415, { kind: 'protocol', body: '<h1>415</h1>' })).toBe('<fields.upload.typeOfServer>')
  expect(fault(415, { kind: 'business', message: "Content type 'text/plain' not supported" })).toBe('<fields.upload.typeOfServer>')
})

test('getErrorMessage maps anything else to an unknown error', () => {
  for (const thrown of [new TypeError('x is not a function'), 'text', undefined, null])
    expect(getErrorMessage(thrown, t)).toBe('<errors.unknown>')
})
