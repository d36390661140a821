import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HistoryProvider, useUrl } from '../../platform/links/address'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { LockDialog } from './lock-dialog'
import { LockRoute } from './lock-route'
import { $lock } from './model'

const translator = createTranslator('zh-cn')
const scope = fork()

beforeEach(async () => {
  history.replaceState(null, '', '/system/user')
  await loadTexts(translator, consoleNamespace, signedInTexts)
})
afterEach(() => void vi.useRealTimers())

const show = (content: ReactNode) =>
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider address={createBrowserHistory()}>{content}</HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )

const Address = () => <p role="note">{useUrl().path}</p>
const address = () => screen.getByRole('note').textContent

// spec 4.9
test('H24 a locked console renders the lock page and redirects after 100 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show(
    <>
      <Address />
      <LockRoute to="/lock?redirect=%2Fsystem%2Fuser" />
    </>,
  )
  expect(address()).toBe('/system/user')
  act(() => void vi.advanceTimersByTime(99))
  expect(address()).toBe('/system/user')
  act(() => void vi.advanceTimersByTime(1))
  expect(address()).toBe('/lock')
  vi.useRealTimers()
  expect(await screen.findByLabelText('锁屏密码')).toBeTruthy()
})

// spec 5.6
test('H27 an empty or blank password does not lock', async () => {
  show(<LockDialog warning="" onClose={() => undefined} />)
  for (const typed of ['', '   ']) {
    if (typed) await userEvent.type(screen.getByLabelText('锁屏密码'), typed)
    await userEvent.click(screen.getByRole('button', { name: '锁定' }))
    expect(screen.getByRole('alert').textContent).toBe('锁屏密码不能为空')
  }
  expect(scope.getState($lock)).toBe('open')
})

test('F31 a browser without storage shows an error and does not lock', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show(<LockDialog warning="" onClose={() => undefined} />)
  expect(document.activeElement).toBe(screen.getByLabelText('锁屏密码'))
  await userEvent.keyboard('opensesame{Enter}')
  blocked.mockRestore()
  expect(screen.getByRole('alert').textContent).toContain('浏览器不允许保存数据')
  expect(scope.getState($lock)).toBe('open')
})
