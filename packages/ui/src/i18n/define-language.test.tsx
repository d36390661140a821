import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defineLanguage } from './define-language'
import { TranslateProvider, useLanguage, useTranslate } from './translate-provider'
import { changeLanguage, createTranslator, loadPlainTexts, loadTexts } from './translator'
import type { DefaultModule, TextTree } from './types'

const mockLoader = (texts: TextTree) => vi.fn(() => Promise.resolve({ default: texts }))

const shop = {
  'zh-cn': mockLoader({ open: '开门', shut: '关门', files: '{{count}} 个文件' }),
  en: mockLoader({ open: 'Open', shut: 'Shut', files_one: '{{count}} file', files_other: '{{count}} files' }),
}
const stall = { 'zh-cn': mockLoader({ till: '收银台' }), en: mockLoader({ till: 'Till' }) }

const german = (texts: Readonly<Record<string, () => Promise<DefaultModule<TextTree>>>>) =>
  defineLanguage({ id: 'de', name: 'Deutsch', fallback: 'en', texts })

test('a custom language falls back for its missing texts', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, 'shop', shop)
  const load = mockLoader({ open: 'Auf', files_one: '{{count}} Datei', files_other: '{{count}} Dateien' })
  const custom = german({ shop: load })
  const Texts = () => `${useLanguage()} ${useTranslate()('open')} ${useTranslate()('shut')} ${useTranslate()('files', { count: 1 })}`
  const { container } = render(
    <TranslateProvider translator={translator} namespace="shop">
      <Texts />
    </TranslateProvider>,
  )
  await act(() => changeLanguage(translator, custom))
  expect(container.textContent).toBe('en Auf Shut 1 Datei')
  await act(() => changeLanguage(translator, 'en'))
  expect(container.textContent).toBe('en Open Shut 1 file')
  await act(() => changeLanguage(translator, custom))
  expect(container.textContent).toBe('en Auf Shut 1 Datei')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a custom language loads without i18next', async () => {
  const translator = createTranslator('en')
  await changeLanguage(translator, german({ stall: mockLoader({ till: 'Kasse' }) }))
  await loadPlainTexts(translator, 'stall', stall)
  expect(translator.t('till', { ns: 'stall' })).toBe('Kasse')
})

test('texts that load later are in the custom language at once', async () => {
  const translator = createTranslator('en')
  await changeLanguage(translator, german({ stall: mockLoader({ till: 'Kasse' }) }))
  await Promise.all([loadTexts(translator, 'stall', stall), loadTexts(translator, 'shop', shop)])
  expect([translator.t('stall:till'), translator.t('shop:open'), translator.t('shop:lost')]).toEqual(['Kasse', 'Open', 'lost'])
})

test('texts of a custom language that fail to load fall back, and load on retry', async () => {
  const translator = createTranslator('en')
  await loadTexts(translator, 'stall', stall)
  let attempts = 0
  const load = () => (attempts++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: { till: 'Kasse' } }))
  const custom = german({ stall: load })
  await changeLanguage(translator, custom)
  expect(translator.t('stall:till')).toBe('Till')
  await changeLanguage(translator, custom)
  expect(translator.t('stall:till')).toBe('Kasse')
})
