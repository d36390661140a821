import { describe, expect, test } from 'vitest'
import { lookUpText } from './text-table'

const bundles = [
  { namespace: 'a', language: 'en', texts: { plain: 'Sign in', deep: { key: 'found' }, over: 'first', name: 'Hello, {{name}}' } },
  { namespace: 'a', language: 'en', texts: { over: 'second' } },
  { namespace: 'b', language: 'en', texts: { plain: 'of b' } },
  { namespace: 'a', language: 'zh-cn', texts: { plain: '登录', rare: '罕见' } },
]

describe('lookUpText', () => {
  const lookUp = (key: string, values = {}) => lookUpText(bundles, key, { values, namespace: 'a', languages: ['en', 'zh-cn'] })

  test.each([
    ['plain', 'Sign in'],
    ['deep.key', 'found'],
    ['over', 'second'],
    ['rare', '罕见'],
    ['deep', 'deep'],
    ['missing.deeper', 'missing.deeper'],
    ['toString', 'toString'],
    ['deep.constructor.name', 'deep.constructor.name'],
    ['__proto__.x', '__proto__.x'],
    ['<b>$t(plain)', '<b>$t(plain)'],
  ])('translates %s', (key, expected) => {
    expect(lookUp(key)).toBe(expected)
  })

  test.each([
    [{ name: '<b>&' }, 'Hello, <b>&'],
    [{ name: '{{name}} $t(plain) $&' }, 'Hello, {{name}} $t(plain) $&'],
    [{ name: 0 }, 'Hello, 0'],
    [{ other: 'x' }, 'Hello, {{name}}'],
  ])('interpolates %j', (values, expected) => {
    expect(lookUp('name', values)).toBe(expected)
  })
})
