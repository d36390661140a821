import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { SlowStartup } from './startup-error'

const translator = createTranslator('zh-cn')
beforeEach(async () => {
  await loadTexts(translator, consoleNamespace, signedInTexts)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

test('F38 offers a way out if the menu takes more than 10 s', () => {
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <SlowStartup />
    </TranslateProvider>,
  )
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['退出登录', '重新加载'])
})
