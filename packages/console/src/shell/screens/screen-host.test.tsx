import { createPluginHost, createRegistry, PluginsProvider } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider, useHistory } from '../../platform/links/history-provider'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { buildMenu } from '../navigation/model'
import { $activeKey, $tabs } from '../tabs/model'
import { resolveDestination } from './destination'
import { ScreenHost } from './screen-host'

const row = { id: '1', code: 'post', name: '岗位管理', path: '/system/post', meta: { keepAlive: true } }
const access = {
  menu: buildMenu([row], { roles: [], userType: 'web' }),
  registry: createRegistry([]),
  permissions: new Set<string>(),
}

function Host({ fullPath }: { readonly fullPath: string }) {
  const { location } = useHistory()
  return <ScreenHost access={access} destination={resolveDestination(fullPath, access)} location={location} active={fullPath} home={null} />
}

// spec 3.25
test('an opened screen has a tab with name, path, query, full path and meta', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  history.replaceState(null, '', '/system/post?status=1&page=2')
  const scope = fork()
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={createBrowserHistory()}>
          <QueryClientProvider client={new QueryClient()}>
            <PluginsProvider host={createPluginHost([])}>
              <Host fullPath="/system/post?status=1" />
            </PluginsProvider>
          </QueryClientProvider>
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  expect(await screen.findByRole('heading')).toBeTruthy()
  const key = '/system/post?status=1'
  expect(scope.getState($tabs)).toEqual([{ key, label: '岗位管理', path: '/system/post', search: '?status=1&page=2', keepAlive: 'always' }])
  expect(scope.getState($activeKey)).toBe(key)
  history.replaceState(null, '', '/')
})
