import { act, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import en from './locales/en'
import zhCn from './locales/zh-cn'
import { TranslateProvider, useLanguage, useTranslate } from './translate-provider'
import { addTexts, changeLanguage, createTranslator, getLanguage, loadTexts } from './translator'
import type { TextTree } from './types'

const loaders = () => ({
  'zh-cn': vi.fn(() => Promise.resolve({ default: { hello: '你好，{{name}}' } })),
  en: vi.fn(() => Promise.resolve({ default: { hello: 'Hello, {{name}}' } })),
})

function Hello() {
  return `${useLanguage()}: ${useTranslate()('hello', { name: '<b>' })}`
}

describe('texts', () => {
  test('arrive on screen when they are loaded, as text and not as markup', async () => {
    const translator = createTranslator('zh-cn')
    const { container } = render(
      <TranslateProvider translator={translator} namespace="a">
        <Hello />
      </TranslateProvider>,
    )
    await act(() => loadTexts(translator, 'a', loaders()))
    expect(container.textContent).toBe('zh-cn: 你好，<b>')
  })

  test('are loaded once, and in one language only until another is asked for', async () => {
    const translator = createTranslator('zh-cn')
    const load = loaders()
    await Promise.all([loadTexts(translator, 'a', load), loadTexts(translator, 'a', load)])
    expect(load['zh-cn']).toHaveBeenCalledTimes(1)
    expect(load.en).not.toHaveBeenCalled()
  })

  test('of one namespace come in parts, and switch together', async () => {
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

  test('that nobody waited for draw nothing again', async () => {
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

  test('stand in the new language before the switch, so that no key is shown', async () => {
    const translator = createTranslator('zh-cn')
    await loadTexts(translator, 'a', loaders())
    const seen: (string | null)[] = []
    function Watch() {
      seen.push(useTranslate()('hello', { name: 'x' }))
      return null
    }
    render(
      <TranslateProvider translator={translator} namespace="a">
        <Watch />
      </TranslateProvider>,
    )
    await act(() => changeLanguage(translator, 'en'))
    expect(new Set(seen)).toEqual(new Set(['你好，x', 'Hello, x']))
    expect(getLanguage(translator)).toBe('en')
  })

  test('a chunk that failed is asked for again', async () => {
    const translator = createTranslator('en')
    let tries = 0
    const load = {
      ...loaders(),
      en: () => (tries++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: { hello: 'Hi' } })),
    }
    await expect(loadTexts(translator, 'a', load)).rejects.toThrow('gone')
    await vi.waitFor(() => loadTexts(translator, 'a', load), 5000)
    expect(translator.t('a:hello')).toBe('Hi')
    expect(tries).toBe(2)
  })

  test('of another namespace are named by it', () => {
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

const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((found) => found[1]).sort()

test("kit's own texts ask for the same values in both languages", () => {
  const english = new Map(flat(en))
  for (const [key, text] of flat(zhCn)) expect(holes(english.get(key) ?? ''), key).toEqual(holes(text))
})
