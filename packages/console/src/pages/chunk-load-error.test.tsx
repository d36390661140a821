import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../platform/text'
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

/** Remounts the error on every retry, like a screen whose chunk is permanently missing. */
function show(path: string) {
  const onRetry = vi.fn()
  const page = (turn: number) => (
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <ChunkLoadError
        key={turn}
        path={path}
        onRetry={() => {
          onRetry()
          view.rerender(page(turn + 1))
        }}
      />
    </TranslateProvider>
  )
  const view = render(page(0))
  return onRetry
}
const reload = () => screen.queryByRole('button', { name: '重新加载' })

test('F34 retries a missing chunk once, then offers to reload the page', () => {
  const failed = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet' }))
  const onRetry = show('/a')
  expect(reload()).toBeNull()
  pass()
  pass()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(failed.isConnected).toBe(false)
  expect(reload()).toBeTruthy()
})

test('F48 an offline screen reloads when the network is back', () => {
  network('offline')
  const onRetry = show('/b')
  pass()
  expect(onRetry).not.toHaveBeenCalled()
  expect(screen.getByText('网络已断开，恢复后会自动继续')).toBeTruthy()
  network('online')
  pass()
  expect(onRetry).toHaveBeenCalledOnce()
})
