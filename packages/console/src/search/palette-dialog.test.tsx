import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/kit'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../text'
import { PaletteDialog } from './palette-dialog'

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})

test('what the cursor stands on sets out before it is chosen', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const begun: string[] = []
  const commands = ['用户', '租户'].map((label) => ({
    ...{ key: label, label, icon: '' },
    run: () => undefined,
    preload: () => void begun.push(label),
  }))
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <PaletteDialog title="t" hint="h" search={() => commands} onClose={() => undefined} />
    </TranslateProvider>,
  )
  act(() => void screen.getByRole('combobox').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })))
  expect(begun).toEqual(['用户', '租户'])
})

test('Enter chooses by what was typed, even before the list has followed', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const chosen: string[] = []
  const commands = ['首页', '租户'].map((label) => ({
    ...{ key: label, label, icon: '' },
    run: () => void chosen.push(label),
  }))
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <PaletteDialog title="t" hint="h" search={(typed) => commands.filter(({ label }) => label.startsWith(typed))} onClose={() => undefined} />
    </TranslateProvider>,
  )
  const box = screen.getByRole('combobox')
  // both keys within one turn, as on a slow machine
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '租')
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(chosen).toEqual(['租户'])
})

test('what is offered before anything is typed stands under heads, once each', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const commands = ['首页', '租户', '锁屏'].map((label) => ({
    ...{ key: label, label, icon: '', group: label === '锁屏' ? '操作' : '页面' },
    run: () => undefined,
  }))
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <PaletteDialog title="t" hint="h" search={() => commands} onClose={() => undefined} />
    </TranslateProvider>,
  )
  expect(screen.getByRole('listbox').textContent).toBe('页面首页租户操作锁屏')
})
