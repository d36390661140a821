import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/kit'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../text'
import { FullScreenButton } from './full-screen-button'

// spec 4.19
test('the button follows the browser into full screen and out of it, whoever asked', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const turn = (full: Element | null) =>
    act(() => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: full })
      document.dispatchEvent(new Event('fullscreenchange'))
    })
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <FullScreenButton />
    </TranslateProvider>,
  )
  const name = () => screen.getByRole('button').getAttribute('aria-label')
  expect(name()).toBe('全屏')
  turn(document.documentElement)
  expect(name()).toBe('退出全屏')
  turn(null)
  expect(name()).toBe('全屏')
  for (const property of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, property)
})
