import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defineLanguage } from './define-language'
import { TranslateProvider, useLanguage, useTranslate } from './translate-provider'
import { changeLanguage, createTranslator, loadTexts } from './translator'
import type { DefaultModule, TextTree } from './types'

const come = (texts: TextTree) => vi.fn(() => Promise.resolve({ default: texts }))

const shop = {
  'zh-cn': come({ open: '开门', shut: '关门', files: '{{count}} 个文件' }),
  en: come({ open: 'Open', shut: 'Shut', files_one: '{{count}} file', files_other: '{{count}} files' }),
}
const stall = { 'zh-cn': come({ till: '收银台' }), en: come({ till: 'Till' }) }

const german = (texts: Readonly<Record<string, () => Promise<DefaultModule<TextTree>>>>) =>
  defineLanguage({ id: 'de', name: 'Deutsch', fallback: 'en', texts })

test('an added language says what it has, and the rest in the one that it falls back to', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, 'shop', shop)
  const load = come({ open: 'Auf', files_one: '{{count}} Datei', files_other: '{{count}} Dateien' })
  const own = german({ shop: load })
  const Shown = () => `${useLanguage()} ${useTranslate()('open')} ${useTranslate()('shut')} ${useTranslate()('files', { count: 1 })}`
  const { container } = render(
    <TranslateProvider translator={translator} namespace="shop">
      <Shown />
    </TranslateProvider>,
  )
  await act(() => changeLanguage(translator, own))
  expect(container.textContent).toBe('en Auf Shut 1 Datei')
  await act(() => changeLanguage(translator, 'en'))
  expect(container.textContent).toBe('en Open Shut 1 file')
  await act(() => changeLanguage(translator, own))
  expect(container.textContent).toBe('en Auf Shut 1 Datei')
  expect(load).toHaveBeenCalledTimes(1)
})

test('texts that are loaded later arrive in the added language at once', async () => {
  const translator = createTranslator('en')
  await changeLanguage(translator, german({ stall: come({ till: 'Kasse' }) }))
  await Promise.all([loadTexts(translator, 'stall', stall), loadTexts(translator, 'shop', shop)])
  expect([translator.t('stall:till'), translator.t('shop:open'), translator.t('shop:lost')]).toEqual(['Kasse', 'Open', 'lost'])
})

test('texts of an added language that cannot be had are said in the other, and asked for again', async () => {
  const translator = createTranslator('en')
  await loadTexts(translator, 'stall', stall)
  let tries = 0
  const load = () => (tries++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve({ default: { till: 'Kasse' } }))
  const own = german({ stall: load })
  await changeLanguage(translator, own)
  expect(translator.t('stall:till')).toBe('Till')
  await changeLanguage(translator, own)
  expect(translator.t('stall:till')).toBe('Kasse')
})
