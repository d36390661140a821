import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getReturnPath } from './return-path'

const origin = 'https://console.example.com'

describe('the path after a sign-in', () => {
  it.each([
    ['/system/tenantpackage?page=2', '/system/tenantpackage?page=2'],
    [null, '/'],
    ['', '/'],
    ['/login', '/'],
    ['/login?redirect=/x', '/'],
    ['/lock', '/'],
    ['//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['wel/index', '/'],
  ])('%j leads to %j', (requested, expected) => {
    expect(getReturnPath(requested, origin)).toBe(expected)
  })

  it('never leaves the origin, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (requested) => {
          expect(new URL(getReturnPath(requested, origin), origin).origin).toBe(origin)
        },
      ),
    )
  })
})
