import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider, useHistory } from '../../platform/links/history-provider'
import { consoleNamespace, panelTexts, signedInTexts } from '../../platform/text'
import { LockDialog } from './lock-dialog'
import { LockRoute } from './lock-route'
import { $lock, encryptSessionFx } from './model'

const translator = createTranslator('zh-cn')
const scope = fork()

beforeEach(async () => {
  history.replaceState(null, '', '/system/user')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  await loadTexts(translator, consoleNamespace, panelTexts)
})
afterEach(() => void vi.useRealTimers())

const show = (content: ReactNode, value = scope) =>
  render(
    <Provider value={value}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={createBrowserHistory()}>{content}</HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )

const Address = () => <p role="note">{useHistory().location.pathname}</p>
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

// spec 4.9
test('a password in the dialog locks the console', async () => {
  const encrypt = vi.fn()
  const locked = fork({ handlers: [[encryptSessionFx, encrypt]] })
  show(<LockDialog warning="" onClose={() => undefined} />, locked)
  await userEvent.type(screen.getByLabelText('锁屏密码'), 'opensesame{Enter}')
  expect(locked.getState($lock)).toBe('locked')
  expect(encrypt.mock.calls).toEqual([[{ password: 'opensesame' }]])
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
