import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/kit'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../text'
import { ChunkLoadError } from './chunk-load-error'

const translator = createTranslator('zh-cn')
beforeEach(async () => {
  await loadTexts(translator, consoleNamespace, signedInTexts)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const network = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void dispatchEvent(new Event(state)))
}
const pass = () => act(() => void vi.advanceTimersByTime(1000))

/** Every retry starts it anew, as a screen whose code is gone for good does. */
function show(path: string) {
  const asked = vi.fn()
  const page = (turn: number) => (
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <ChunkLoadError
        key={turn}
        path={path}
        onRetry={() => {
          asked()
          shown.rerender(page(turn + 1))
        }}
      />
    </TranslateProvider>
  )
  const shown = render(page(0))
  return asked
}
const reload = () => screen.queryByRole('button', { name: '重新加载' })

test('F34 code that did not come is asked for once more, then a new page is offered', () => {
  const failed = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet' }))
  const asked = show('/a')
  expect(reload()).toBeNull()
  pass()
  pass()
  expect(asked).toHaveBeenCalledOnce()
  expect(failed.isConnected).toBe(false)
  expect(reload()).toBeTruthy()
})

test('F48 without a network a lost screen waits for it, and comes by itself', () => {
  network('offline')
  const asked = show('/b')
  pass()
  expect(asked).not.toHaveBeenCalled()
  expect(screen.getByText('网络已断开，恢复后会自动继续')).toBeTruthy()
  network('online')
  pass()
  expect(asked).toHaveBeenCalledOnce()
})
