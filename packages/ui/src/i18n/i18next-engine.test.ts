import { describe, expect, test, vi } from 'vitest'
import { createI18nextEngine } from './i18next-engine'
import type { TextValues } from './types'

const texts = {
  plain: 'Sign in',
  empty: '',
  deep: { er: { down: 'found' }, 'with.dots': 'dotted' },
  'top.level': 'flat',
  name: 'Hello, {{name}}',
  spaced: 'Hello, {{ name }} and {{- name }}',
  two: '{{a}} of {{b}}',
  files_zero: 'no file',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  files: 'files',
  bare: '{{count}} at all',
  guide_one: '{{count}} guide',
  guide_other: '{{count}} guides',
  guide_senior: 'a senior guide',
  guide_senior_other: '{{count}} senior guides',
  guide: 'a guide',
  money: 'costs $1 or $& or {{sum}}',
  sum: '{{sum, number}}',
  nested: 'see $t(plain)',
}

function createEngine() {
  const engine = createI18nextEngine()
  engine.add({ namespace: 'a', language: 'en', texts })
  engine.add({ namespace: 'b', language: 'en', texts: { plain: 'of b', over: 'first' } })
  engine.add({ namespace: 'b', language: 'en', texts: { over: 'second' } })
  engine.add({ namespace: 'a', language: 'en', texts: { deep: { er: { over: 'later' } } } })
  engine.add({ namespace: 'a', language: 'zh-cn', texts: { plain: '登录', rare: '罕见的{{name}}' } })
  return (key: string, values: TextValues = {}) => engine.translate(key, { values, namespace: 'a', languages: ['en', 'zh-cn'] })
}

describe('createI18nextEngine', () => {
  test.each([
    ['plain', 'Sign in'],
    ['empty', ''],
    ['deep.er.down', 'found'],
    ['deep.with.dots', 'dotted'],
    ['top.level', 'flat'],
    ['a:plain', 'Sign in'],
    ['b:plain', 'of b'],
    ['b:over', 'second'],
    ['deep.er.over', 'later'],
  ])('finds %s', (key, expected) => {
    expect(createEngine()(key)).toBe(expected)
  })

  test.each([
    ['missing', 'missing'],
    ['missing.deeper', 'missing.deeper'],
    ['plain.deeper', 'plain.deeper'],
    ['deep', 'deep'],
    ['c:deep.nothing', 'deep.nothing'],
    ['Nobody: said so', 'Nobody: said so'],
    ['a.b: said, so', ' said, so'],
    ['toString', 'toString'],
    ['constructor.name', 'constructor.name'],
    ['__proto__', '__proto__'],
    ['__proto__.x', '__proto__.x'],
    ['a:__proto__.polluted', '__proto__.polluted'],
    ['$t(plain)', '$t(plain)'],
    ['b:words.$t(a:plain)', 'b:words.$t(a:plain)'],
    ['words.{{name}}', 'words.{{name}}'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('results in the key for %s, unchanged by values', (key, expected) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const translate = createEngine()
    expect([translate(key), translate(key, { name: 'x' })]).toEqual([expected, expected])
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test.each([
    ['name', { name: '<b>&' }, 'Hello, <b>&'],
    ['name', { name: '{{name}} $t(plain)' }, 'Hello, {{name}} $t(plain)'],
    ['name', { name: '$& $1' }, 'Hello, $& $1'],
    ['name', { name: 0 }, 'Hello, 0'],
    ['name', { name: '' }, 'Hello, '],
    ['name', { other: 'x' }, 'Hello, {{name}}'],
    ['name', {}, 'Hello, {{name}}'],
    ['spaced', { name: 'x' }, 'Hello, x and x'],
    ['two', { a: '{{b}}', b: 1 }, '{{b}} of 1'],
    ['money', { sum: '$1' }, 'costs $1 or $& or $1'],
    ['sum', { sum: 1234.5 }, '1,234.5'],
    ['nested', {}, 'see $t(plain)'],
    ['rare', { name: '客' }, '罕见的客'],
    // options of i18next are values like any other
    ['name', { name: 'x', lng: 'zh-cn', defaultValue: 'y', postProcess: 'z' }, 'Hello, x'],
  ] as const)('interpolates %s with %j', (key, values, expected) => {
    expect(createEngine()(key, values)).toBe(expected)
  })

  test.each([
    ['files', { count: 0 }, 'no file'],
    ['files', { count: 1 }, '1 file'],
    ['files', { count: 2 }, '2 files'],
    ['files', { count: 1.5 }, '1.5 files'],
    ['files', { count: '1' }, 'files'],
    ['files', {}, 'files'],
    ['bare', { count: 3 }, '3 at all'],
    ['missing', { count: 3 }, 'missing'],
    ['guide', { context: 'senior' }, 'a senior guide'],
    ['guide', { context: 'senior', count: 1 }, 'a senior guide'],
    ['guide', { context: 'senior', count: 4 }, '4 senior guides'],
    ['guide', { context: 'junior', count: 4 }, '4 guides'],
    ['guide', { context: '', count: 1 }, '1 guide'],
    ['guide', { context: 1 }, 'a guide'],
  ])('selects the plural and the context of %s with %j', (key, values, expected) => {
    expect(createEngine()(key, values)).toBe(expected)
  })

  test('uses a text that is added or changed after a lookup', () => {
    const engine = createI18nextEngine()
    const translate = () => engine.translate('late', { values: {}, namespace: 'a', languages: ['en'] })
    expect(translate()).toBe('late')
    engine.add({ namespace: 'a', language: 'en', texts: { late: 'Here' } })
    expect([translate(), translate()]).toEqual(['Here', 'Here'])
    engine.add({ namespace: 'a', language: 'en', texts: { late: 'Changed' } })
    expect(translate()).toBe('Changed')
  })

  test('leaves the added texts unchanged', () => {
    const [first, second] = [{ deep: { one: '1' } }, { deep: { two: '2' } }]
    const engine = createI18nextEngine()
    for (const added of [first, second]) engine.add({ namespace: 'a', language: 'en', texts: added })
    expect(first).toEqual({ deep: { one: '1' } })
  })

  test('pollutes no prototype', () => {
    const engine = createI18nextEngine()
    engine.add({
      namespace: 'a',
      language: 'en',
      texts: JSON.parse('{"__proto__":{"polluted":"x"},"constructor":{"prototype":{"polluted":"x"}}}'),
    })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
