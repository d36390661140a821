import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider } from '../../platform/links/history-provider'
import { consoleNamespace, signedInTexts, signInTexts } from '../../platform/text'
import ErrorRoute from './error-route'

test.each([
  ['/403', '没有访问权限'],
  ['/404', '页面不存在'],
  ['/500', '服务出错了'],
] as const)('%s bears its name in the title of the window', async (path, name) => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, consoleNamespace, signedInTexts)
  render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={createBrowserHistory()}>
          <ErrorRoute path={path} />
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(document.title).toBe(`${name} - 管理系统`)
})
