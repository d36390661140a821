import type { Client } from '@jwsk/sdk'
import { createTranslator, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { $lock } from '../auth/lock/model'
import { createBrowserHistory } from '../platform/links/browser-history'
import { HistoryProvider } from '../platform/links/history-provider'
import { AppRoutes } from './routes'

const client = {} as Client // these pages call nothing

function open(path: string, scope = fork()) {
  history.replaceState(null, '', path)
  render(
    <Provider value={scope}>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace="console">
        <HistoryProvider history={createBrowserHistory()}>
          <AppRoutes client={client} />
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
}

// spec 2.7, 2.86
test.each([
  ['/403', '没有访问权限'],
  ['/404', '页面不存在'],
  ['/500', '服务出错了'],
])('%s opens without a session', async (path, heading) => {
  open(path)
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

// spec 2.6
test('/lock opens without the tabs of the shell', async () => {
  open('/lock', fork({ values: [[$lock, 'locked']] }))
  expect(await screen.findByRole('heading', { name: '已锁屏' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})
