import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLink } from './check-link'
import { getSafeHref } from './safe-navigate'

const rules = { origin: 'https://console.example', trustedOrigins: new Set(['https://doc.example.test']) }
const kind = (address: string) => checkLink(address, rules).kind

describe('a URL from data', () => {
  // spec 5.4
  it.each([
    ['/system/user?page=2#a', 'inside'],
    ['https://console.example/system/user', 'inside'],
    ['https://doc.example.test/a?b=1&c=2#d', 'known'],
    ['http://doc.example.test/', 'foreign'],
    ['https://doc.example.test:8443/', 'foreign'],
    ['https://evil.example/?https://doc.example.test', 'foreign'],
    ['https://doc.example.test.evil.example/', 'foreign'],
    ['HTTPS://Doc.Example.Test/', 'known'],
    ['javascript:alert(1)', 'refused'],
    ['JaVaScRiPt:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['\u0001javascript:alert(1)', 'refused'],
    ['data:text/html,<script>alert(1)</script>', 'refused'],
    ['blob:https://console.example/1', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['httpx://doc.example.test', 'refused'],
    ['http:evil.example', 'refused'],
    ['http:\\\\evil.example', 'refused'],
    ['https://doc.example.test@evil.example/', 'refused'],
    ['https://user:secret@doc.example.test/', 'refused'],
    ['//evil.example/x', 'refused'],
    ['/.//evil.example', 'refused'],
    ['/x/..//evil.example', 'refused'],
    ['/%2e//evil.example', 'refused'],
    ['https://console.example//evil.example', 'refused'],
    ['/\\evil.example', 'refused'],
    ['/\t/evil.example', 'refused'],
    ['https://exa\u202emple.test/', 'refused'],
    ['system/user', 'refused'],
    ['', 'refused'],
  ])('%j is %s', (address, expected) => expect(kind(address)).toBe(expected))

  it('opens trusted sites, warns about others and blocks scripts', () => {
    expect(getSafeHref('https://doc.example.test/a', rules)).toBe('https://doc.example.test/a')
    expect(getSafeHref('https://evil.example/?a=1&b=2', rules)).toBe('/link?to=https%3A%2F%2Fevil.example%2F%3Fa%3D1%26b%3D2')
    expect(getSafeHref('javascript:alert(1)', rules)).toBeUndefined()
  })

  it('never leaves the trusted origins', () => {
    const pieces = fc.constantFrom(
      'javascript:',
      'http:',
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '\n',
      '\t',
      ' ',
      'evil.example',
      'doc.example.test',
      'https://doc.example.test/',
      '.evil.example',
      'user:secret@',
      '?a=1',
      '#',
      '&',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (address) => {
          const href = getSafeHref(address, rules)
          if (href === undefined) return
          const url = new URL(href, rules.origin)
          expect([rules.origin, 'https://doc.example.test']).toContain(url.origin)
          expect(url.username + url.password).toBe('')
        },
      ),
      { numRuns: 2000 },
    )
  })
})
