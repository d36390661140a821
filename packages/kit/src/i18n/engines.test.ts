import { describe, expect, test, vi } from 'vitest'
import { createI18nextEngine } from './i18next-engine'
import { createPlainEngine } from './plain-engine'
import { subscribeTexts } from './translator-state'
import { addTexts, createTranslator, loadTexts } from './translator'
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

function speech(create: typeof createPlainEngine, language: Language) {
  const engine = create()
  engine.add({ namespace: 'a', language, texts })
  engine.add({ namespace: 'b', language, texts: { plain: 'of b', over: 'first' } })
  engine.add({ namespace: 'b', language, texts: { over: 'second' } })
  engine.add({ namespace: 'a', language, texts: { deep: { er: { over: 'later' } } } })
  engine.add({ namespace: 'a', language: language === 'en' ? 'zh-cn' : 'en', texts: { missing: 'of another language' } })
  return cases.map(([key, values = {}]) => [key, values, engine.translate(key, values, { namespace: 'a', language })])
}

describe('the plain engine', () => {
  test.each(['en', 'zh-cn'] as const)('says in %s what i18next says', (language) => {
    expect(speech(createPlainEngine, language)).toEqual(speech(createI18nextEngine, language))
  })
})

describe('i18next', () => {
  const beside = (texts: TextTree) => ({ 'zh-cn': async () => ({ default: texts }), en: async () => ({ default: texts }) })
  const early = { namespace: 'a', language: 'en', texts: { early: 'early' } } as const

  test.each([
    ['a text within a text', { nested: 'so $t(a:early)' }, 'so early'],
    ['a value in a format', { nested: '{{of, number}}' }, '1,234.5'],
  ])('takes over for %s, with every text that had arrived and those that come', async (_name, texts, said) => {
    const translator = createTranslator('en')
    addTexts(translator, early)
    const say = translator.getFixedT('en', 'a')
    await Promise.all([loadTexts(translator, 'a', beside(texts)), loadTexts(translator, 'a', beside(texts))])
    addTexts(translator, { ...early, texts: { late: 'late' } })
    expect([say('early'), say('late'), say('nested', { of: 1234.5 })]).toEqual(['early', 'late', said])
  })

  test('draws again who had such a text before', async () => {
    const translator = createTranslator('en')
    const drawn = vi.fn<() => void>()
    subscribeTexts(translator, drawn)
    addTexts(translator, early)
    expect(drawn).not.toHaveBeenCalled()
    addTexts(translator, { ...early, texts: { nested: 'so $t(a:early)' } })
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce())
    expect(translator.getFixedT('en', 'a')('nested')).toBe('so early')
  })
})

test('a text that comes or changes after its key was asked for is said from then on', () => {
  const engine = createI18nextEngine()
  const say = () => engine.translate('late', {}, { namespace: 'a', language: 'en' })
  expect(say()).toBe('late')
  engine.add({ namespace: 'a', language: 'en', texts: { late: 'Here' } })
  expect([say(), say()]).toEqual(['Here', 'Here'])
  engine.add({ namespace: 'a', language: 'en', texts: { late: 'Changed' } })
  expect(say()).toBe('Changed')
  expect(engine.translate('late', {}, { namespace: 'b', language: 'en' })).toBe('late')
})
