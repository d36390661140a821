import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from './parse-address'

const origin = 'https://console.example'
const getHref = (text: string) => {
  const read = parseAddress(text, origin)
  if (!read) return undefined
  return 'path' in read ? read.path : read.url.href
}

test.each([
  ['/system/user?page=2#a', '/system/user?page=2#a'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['https://console.example/a', '/a'],
  ['HTTPS://Other.Example', 'https://other.example/'],
  [' https://other.example/?a=//b ', 'https://other.example/?a=//b'],
])('%j leads to %j', (text, href) => expect(getHref(text)).toBe(href))

test.each([
  '//host',
  '/.//host',
  '/%2e//host',
  '/x/..//host',
  '/x/%2E%2e//host',
  'https://console.example//host',
  'https://console.example/.//host',
  '/\\host',
  '/\t/host',
  '\\\\host',
  'https:host',
  'https://',
  'https://name@other.example/',
  'javascript:alert(1)',
  'blob:https://console.example/1',
  'data:text/html,1',
  'https://exa\u202emple.test/',
  'host/path',
  '',
])('%j leads nowhere', (text) => expect(getHref(text)).toBeUndefined())

const piece = fc.constantFrom(
  ...['/', '//', '.', '..', '%2e', '%2f', '%5c', '\\', '@', ':', '?', '#', '&', ' ', '\t', '\n', '\u0001', '\u202e', 'host', 'a'],
  ...['http:', 'https:', 'HTTPS://', 'javascript:', 'console.example', 'https://console.example', 'name:secret@', '[::1]', '127.1', '。'],
)
const address = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')) },
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl({ withQueryParameters: true }),
)

test('100,000 URLs: accepted ones are http(s) and parse the same again', () => {
  fc.assert(
    fc.property(address, (text) => {
      const href = getHref(text)
      if (href === undefined) return
      const url = new URL(href, origin)
      if (!/^https?:$/.test(url.protocol) || url.username + url.password !== '') throw new Error(href)
      if (href.startsWith('/') && url.origin !== origin) throw new Error(`${href} leaves the origin`)
      if (getHref(href) !== href) throw new Error(`${href} reads as ${getHref(href)}`)
    }),
    { numRuns: 100_000 },
  )
})
