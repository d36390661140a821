import { describe, expect, test, vi } from 'vitest'
import { createI18nextEngine } from './i18next-engine'
import { createPlainEngine } from './plain-engine'
import { addTexts, createTranslator, loadTexts } from './translator'
import { subscribeTexts } from './translator-state'
import type { Language, TextTree, TextValues } from './types'

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
}

const cases: readonly (readonly [key: string, values?: TextValues])[] = [
  ['plain'],
  ['empty'],
  ['deep.er.down'],
  ['deep.with.dots'],
  ['top.level'],
  ['a:plain'],
  ['b:plain'],
  ['b:over'],
  ['deep.er.over'],
  ['c:deep.nothing'],
  ['missing'],
  ['missing.deeper'],
  ['plain.deeper'],
  ['toString'],
  ['constructor.name'],
  ['__proto__.x'],
  ['Nobody: said so'],
  ['a.b: said, so'],
  ['http://a.example/b'],
  ['name', { name: '<b>&' }],
  ['name', { name: '{{name}} $t(plain)' }],
  ['name', { name: '$& $1' }],
  ['name', { name: 0 }],
  ['name', { name: '' }],
  ['name', { other: 'x' }],
  ['name'],
  ['spaced', { name: 'x' }],
  ['two', { a: '{{b}}', b: 1 }],
  ['money', { sum: '$1' }],
  ...[0, 1, 2, 5, 1.5, -1].map((count) => ['files', { count }] as const),
  ['files', { count: '1' }],
  ['files'],
  ['bare', { count: 3 }],
  ['missing', { count: 3 }],
  ...['senior', 'junior', '', 1].flatMap((context) => [
    ['guide', { context }] as const,
    ...[1, 4].map((count) => ['guide', { context, count }] as const),
  ]),
]

function translateAll(create: typeof createPlainEngine, language: Language) {
  const engine = create()
  engine.add({ namespace: 'a', language, texts })
  engine.add({ namespace: 'b', language, texts: { plain: 'of b', over: 'first' } })
  engine.add({ namespace: 'b', language, texts: { over: 'second' } })
  engine.add({ namespace: 'a', language, texts: { deep: { er: { over: 'later' } } } })
  engine.add({ namespace: 'a', language: language === 'en' ? 'zh-cn' : 'en', texts: { missing: 'of another language' } })
  return cases.map(([key, values = {}]) => [key, values, engine.translate(key, values, { namespace: 'a', language })])
}

describe('createPlainEngine', () => {
  test.each(['en', 'zh-cn'] as const)('translates like i18next in %s', (language) => {
    expect(translateAll(createPlainEngine, language)).toEqual(translateAll(createI18nextEngine, language))
  })
})

describe('i18next', () => {
  const createLoaders = (texts: TextTree) => ({ 'zh-cn': async () => ({ default: texts }), en: async () => ({ default: texts }) })
  const early = { namespace: 'a', language: 'en', texts: { early: 'early' } } as const

  test.each([
    ['a text within a text', { nested: 'so $t(a:early)' }, 'so early'],
    ['a value in a format', { nested: '{{of, number}}' }, '1,234.5'],
  ])('takes over for %s, with all earlier and later texts', async (_name, texts, expected) => {
    const translator = createTranslator('en')
    addTexts(translator, early)
    const translate = translator.getFixedT('en', 'a')
    await Promise.all([loadTexts(translator, 'a', createLoaders(texts)), loadTexts(translator, 'a', createLoaders(texts))])
    addTexts(translator, { ...early, texts: { late: 'late' } })
    expect([translate('early'), translate('late'), translate('nested', { of: 1234.5 })]).toEqual(['early', 'late', expected])
  })

  test('rerenders components that showed such a text before', async () => {
    const translator = createTranslator('en')
    const onChange = vi.fn<() => void>()
    subscribeTexts(translator, onChange)
    addTexts(translator, early)
    expect(onChange).not.toHaveBeenCalled()
    addTexts(translator, { ...early, texts: { nested: 'so $t(a:early)' } })
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(translator.getFixedT('en', 'a')('nested')).toBe('so early')
  })
})

test('createI18nextEngine uses a text that is added or changed after a lookup', () => {
  const engine = createI18nextEngine()
  const translate = () => engine.translate('late', {}, { namespace: 'a', language: 'en' })
  expect(translate()).toBe('late')
  engine.add({ namespace: 'a', language: 'en', texts: { late: 'Here' } })
  expect([translate(), translate()]).toEqual(['Here', 'Here'])
  engine.add({ namespace: 'a', language: 'en', texts: { late: 'Changed' } })
  expect(translate()).toBe('Changed')
  expect(engine.translate('late', {}, { namespace: 'b', language: 'en' })).toBe('late')
})
