import { act, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import en from './locales/en'
import zhCn from './locales/zh-cn'
import { TranslateProvider, useLanguage, useTranslate } from './translate-provider'
import { addTexts, changeLanguage, createTranslator, getLanguage, loadPlainTexts, loadTexts } from './translator'
import type { TextTree } from './types'

const loaders = () => ({
  'zh-cn': vi.fn(() => Promise.resolve({ default: { hello: '你好，{{name}}' } })),
  en: vi.fn(() => Promise.resolve({ default: { hello: 'Hello, {{name}}' } })),
})

function Hello() {
  return `${useLanguage()}: ${useTranslate()('hello', { name: '<b>' })}`
}

describe('texts', () => {
  test('render after loading, as text instead of markup', async () => {
    const translator = createTranslator('zh-cn')
    const { container } = render(
      <TranslateProvider translator={translator} namespace="a">
        <Hello />
      </TranslateProvider>,
    )
    await act(() => loadTexts(translator, 'a', loaders()))
    expect(container.textContent).toBe('zh-cn: 你好，<b>')
  })

  test('load once and only in the current language', async () => {
    const translator = createTranslator('zh-cn')
    const load = loaders()
    await Promise.all([loadTexts(translator, 'a', load), loadTexts(translator, 'a', load)])
    expect(load['zh-cn']).toHaveBeenCalledTimes(1)
    expect(load.en).not.toHaveBeenCalled()
  })

  test('of one namespace load in parts and switch together', async () => {
    const translator = createTranslator('zh-cn')
    const more = {
      'zh-cn': () => Promise.resolve({ default: { deep: { more: '更多' } } }),
      en: () => Promise.resolve({ default: { deep: { more: 'More' } } }),
    }
    addTexts(translator, { namespace: 'a', language: 'zh-cn', texts: { deep: { key: '深' } } })
    await Promise.all([loadTexts(translator, 'a', loaders()), loadTexts(translator, 'a', more)])
    expect([translator.t('a:deep.key'), translator.t('a:deep.more'), translator.t('a:hello', { name: 'x' })]).toEqual([
      '深',
      '更多',
      '你好，x',
    ])
    await changeLanguage(translator, 'en')
    expect([translator.t('a:deep.more'), translator.t('a:hello', { name: 'x' })]).toEqual(['More', 'Hello, x'])
  })

  test('that were not missing cause no rerender', async () => {
    const translator = createTranslator('zh-cn')
    await loadTexts(translator, 'a', loaders())
    const draw = vi.fn(() => `${useTranslate()('hello', { name: 'x' })}${useTranslate('b')('c')}`)
    const Draw = () => draw()
    const { container } = render(
      <TranslateProvider translator={translator} namespace="a">
        <Draw />
      </TranslateProvider>,
    )
    const parts = (text: string) => ({ namespace: text, language: 'zh-cn', texts: { [text]: text, c: '丙' } }) as const
    act(() => addTexts(translator, parts('a')))
    expect(draw).toHaveBeenCalledTimes(1)
    act(() => addTexts(translator, parts('b')))
    expect(container.textContent).toBe('你好，x丙')
    act(() => addTexts(translator, parts('b')))
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('load in the new language before the switch', async () => {
    const translator = createTranslator('zh-cn')
    await loadTexts(translator, 'a', loaders())
    const rendered: (string | null)[] = []
    function Watcher() {
      rendered.push(useTranslate()('hello', { name: 'x' }))
      return null
    }
    render(
      <TranslateProvider translator={translator} namespace="a">
        <Watcher />
      </TranslateProvider>,
    )
    await act(() => changeLanguage(translator, 'en'))
    expect(new Set(rendered)).toEqual(new Set(['你好，x', 'Hello, x']))
    expect(getLanguage(translator)).toBe('en')
  })

  test('load again after a failed chunk', async () => {
    const translator = createTranslator('en')
    let attempts = 0
    const load = {
      ...loaders(),
      en: () => (attempts++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: { hello: 'Hi' } })),
    }
    await expect(loadTexts(translator, 'a', load)).rejects.toThrow('gone')
    await vi.waitFor(() => loadTexts(translator, 'a', load), 5000)
    expect(translator.t('a:hello')).toBe('Hi')
    expect(attempts).toBe(2)
  })

  test('without i18next have values, and plurals once it is loaded', async () => {
    const translator = createTranslator('en')
    const files = { hello: 'Hello, {{name}}', files: 'files', files_one: '{{count}} file' }
    const load = { 'zh-cn': () => Promise.reject(new Error('another language')), en: () => Promise.resolve({ default: files }) }
    await loadPlainTexts(translator, 'a', load)
    const translate = () => [
      translator.getFixedT('en', 'a')('hello', { name: '<b>' }),
      translator.getFixedT('en', 'a')('files', { count: 1 }),
    ]
    expect(translate()).toEqual(['Hello, <b>', 'files'])
    await loadTexts(translator, 'b', loaders())
    expect(translate()).toEqual(['Hello, <b>', '1 file'])
  })

  test('that English lacks are Chinese', async () => {
    const translator = createTranslator('zh-cn')
    const load = { ...loaders(), en: () => Promise.resolve({ default: {} }) }
    await loadTexts(translator, 'a', load)
    await changeLanguage(translator, 'en')
    expect(translator.t('a:hello', { name: 'x' })).toBe('你好，x')
  })

  test('of another namespace are available by its name', () => {
    const translator = createTranslator('zh-cn')
    addTexts(translator, { namespace: 'b', language: 'zh-cn', texts: { deep: { key: '深' } } })
    render(
      <TranslateProvider translator={translator} namespace="a">
        <Deep />
      </TranslateProvider>,
    )
    expect(screen.getByText('深')).toBeTruthy()
  })
})

function Deep() {
  return <p>{useTranslate('b')('deep.key')}</p>
}

const flat = (texts: TextTree, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )

const getPlaceholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((found) => found[1]).sort()

test("the kit's texts have the same placeholders in both languages", () => {
  const english = new Map(flat(en))
  for (const [key, text] of flat(zhCn)) expect(getPlaceholders(english.get(key) ?? ''), key).toEqual(getPlaceholders(text))
})
