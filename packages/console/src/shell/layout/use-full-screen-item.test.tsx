import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { useFullScreenItem } from './use-full-screen-item'

const FullScreenName = () => useFullScreenItem()?.label

// spec 4.19
test('the tool follows the browser into and out of full screen', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const setFullScreen = (full: Element | null) =>
    act(() => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: full })
      document.dispatchEvent(new Event('fullscreenchange'))
    })
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <p role="note">
        <FullScreenName />
      </p>
    </TranslateProvider>,
  )
  const name = () => screen.getByRole('note').textContent
  expect(name()).toBe('全屏')
  setFullScreen(document.documentElement)
  expect(name()).toBe('退出全屏')
  setFullScreen(null)
  expect(name()).toBe('全屏')
  for (const property of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, property)
})
