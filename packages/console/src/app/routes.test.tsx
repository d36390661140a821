import type { Client } from '@jwsk/sdk'
import { createTranslator, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { HistoryProvider } from '../platform/links/address'
import { createBrowserHistory } from '../platform/links/browser-history'
import { AppRoutes } from './routes'

const client = {} as Client // these pages call nothing

// spec 2.7, 2.86
test.each([
  ['/403', '没有访问权限'],
  ['/404', '页面不存在'],
  ['/500', '服务出错了'],
])('%s opens without a session', async (path, heading) => {
  history.replaceState(null, '', path)
  render(
    <Provider value={fork()}>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace="console">
        <HistoryProvider address={createBrowserHistory()}>
          <AppRoutes client={client} />
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})
