import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRequestPath } from './request-path.mjs'

test.each(['/', '/assets/a.js', '/a?next=//host/x', '/a?q=%2f', '/%E6%99%AF', '/a//b'])('accepts %s', (target) =>
  expect(parseRequestPath(target)?.host).toBe('localhost'),
)

test.each([
  '',
  undefined,
  '*',
  'host:443',
  '//host/x',
  '/\\host/x',
  '\\\\host',
  'http://host/x',
  '/.//host/x',
  '/a%2f..%2fb',
  '/%00',
  '/%',
  '/%zz',
])('rejects %s', (target) => expect(parseRequestPath(target)).toBeUndefined())

test('no target leaves the server, once it is resolved against another origin', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', ':', '%2f', '?', '#', '@', '\t') }), (rest) => {
      const url = parseRequestPath(`/${rest}`)
      if (url) expect(new URL(url.pathname + url.search, 'https://console.test').host).toBe('console.test')
    }),
  )
})
