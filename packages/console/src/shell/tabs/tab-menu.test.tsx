import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { $panel, navigateFx } from '../navigation/model'
import { $notices, readNoticeClockFx } from '../notices/model'
import { $refreshCounts, clearCacheFx, tabVisited } from './model'
import { TabStrip } from './tab-strip'

afterEach(() => void vi.useRealTimers())

const navigate = vi.fn()
const clearCache = vi.fn()

afterEach(() => {
  navigate.mockClear()
  clearCache.mockClear()
})

async function renderStrip() {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const scope = fork({
    handlers: [
      [navigateFx, navigate],
      [clearCacheFx, clearCache],
      [readNoticeClockFx, () => Date.now()],
    ],
  })
  for (const path of ['/a', '/b']) await allSettled(tabVisited, { scope, params: { key: path, path, search: '', label: path } })
  HTMLElement.prototype.scrollIntoView = () => undefined
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <MemoryRouter>
          <TabStrip active="/b" />
        </MemoryRouter>
      </TranslateProvider>
    </Provider>,
  )
  return scope
}

const choose = async (tab: string, item: string) => {
  fireEvent.contextMenu(screen.getByRole('link', { name: tab }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const getTabNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

// spec 2.58
test('the menu of a tab closes the others, on either side', async () => {
  await renderStrip()
  await choose('/b', '关闭其他')
  expect(getTabNames()).toEqual(['/b'])
})

// spec 2.59
test('the menu of a tab closes all and returns home', async () => {
  await renderStrip()
  await choose('/a', '关闭全部')
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(navigate.mock.calls).toEqual([[{ to: '/wel/index' }]])
})

// spec 2.60
test('the menu of a tab clears the cache after a question, and says so', async () => {
  const scope = await renderStrip()
  const reply = async (name: string) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('是否需要清除缓存?')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name }))
  }
  await choose('/b', '清除缓存')
  await reply('取消')
  expect(clearCache).not.toHaveBeenCalled()
  await choose('/b', '清除缓存')
  await reply('确定')
  expect(clearCache).toHaveBeenCalledOnce()
  const getNoticeTexts = () => scope.getState($notices).map(({ severity, text }) => `${severity} ${text}`)
  await waitFor(() => expect(getNoticeTexts()).toEqual(['success 清除完毕']))
})

// spec 2.62
test('the menu of a tab opens the search', async () => {
  const scope = await renderStrip()
  fireEvent.contextMenu(screen.getByRole('link', { name: '/b' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '快速跳转' }))
  expect(scope.getState($panel)).toBe('palette')
})

// spec 9.6
test('a refresh spins its icon for 0.5 s and remounts the screen after 0.1 s', async () => {
  const scope = await renderStrip()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = screen.getByRole('button', { name: '刷新/b' })
  fireEvent.click(button)
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const state = () => [button.querySelector('.spin') !== null, scope.getState($refreshCounts)['/b'] ?? 0]
  await pass(99)
  expect(state()).toEqual([true, 0])
  await pass(1)
  expect(state()).toEqual([true, 1])
  await pass(399)
  expect(state()).toEqual([true, 1])
  await pass(1)
  expect(state()).toEqual([false, 1])
})

test('the active tab stays in view when its label arrives late', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(resized: () => void) {
        this.observe = resized
      }
      disconnect() {}
    },
  )
  const scope = await renderStrip()
  const inView: (string | null)[] = []
  HTMLElement.prototype.scrollIntoView = function look(this: HTMLElement) {
    inView.push(this.querySelector('[aria-current=page]')?.textContent ?? null)
  }
  await act(() => allSettled(tabVisited, { scope, params: { key: '/b', path: '/b', search: '', label: '一个长名字' } }))
  await waitFor(() => expect(inView).toEqual(['一个长名字']))
  await act(() => allSettled(tabVisited, { scope, params: { key: '/c', path: '/c', search: '', label: '/c' } }))
  await new Promise((done) => setTimeout(done, 50))
  expect(inView).toHaveLength(1)
  vi.unstubAllGlobals()
})
