import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { PaletteDialog } from './palette-dialog'

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})

test('preloads the command under the cursor', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const preloaded: string[] = []
  const commands = ['用户', '租户'].map((label) => ({
    ...{ key: label, label, icon: '' },
    run: () => undefined,
    preload: () => void preloaded.push(label),
  }))
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <PaletteDialog title="t" hint="h" search={() => commands} onClose={() => undefined} />
    </TranslateProvider>,
  )
  act(() => void screen.getByRole('combobox').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })))
  expect(preloaded).toEqual(['用户', '租户'])
})

test('Enter runs the first match of the typed text before the list updates', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const selected: string[] = []
  const commands = ['首页', '租户'].map((label) => ({
    ...{ key: label, label, icon: '' },
    run: () => void selected.push(label),
  }))
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <PaletteDialog
        title="t"
        hint="h"
        search={(typed) => commands.filter(({ label }) => label.startsWith(typed))}
        onClose={() => undefined}
      />
    </TranslateProvider>,
  )
  const box = screen.getByRole('combobox')
  // both keys in the same task, as on a slow machine
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '租')
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(selected).toEqual(['租户'])
})

test('groups the commands of an empty query under headings', async () => {
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

// spec 2.64
test('Escape closes the search', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const close = vi.fn()
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <PaletteDialog title="t" hint="h" search={() => []} onClose={close} />
    </TranslateProvider>,
  )
  await userEvent.type(screen.getByRole('combobox'), 'x{Escape}')
  expect(close).toHaveBeenCalledOnce()
})
