import { definePlugin, defineView } from '@jwsk/kit'
import { createPluginHost, PluginsProvider } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeAll, expect, test, vi } from 'vitest'
import { createBrowserHistory } from '../../platform/links/browser-history'
import { HistoryProvider } from '../../platform/links/history-provider'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { PublicScreens } from './public-screens'

const locales = { 'zh-cn': () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) }
const shows = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> })

const lot = definePlugin({
  id: 'lot',
  views: {
    '/portal': defineView(shows('portal'), { layout: 'fullscreen', isPublic: true }),
    '/broken': defineView(() => Promise.reject(new Error('no such chunk')), { layout: 'fullscreen', isPublic: true }),
    '/wall': defineView(shows('wall'), { layout: 'fullscreen' }),
    '/page': defineView(shows('page'), { isPublic: true }),
  },
  locales,
})
const client = {} as Client // these views make no calls
const translator = createTranslator('zh-cn')

beforeAll(() => loadTexts(translator, consoleNamespace, signedInTexts))

const at = (path: string) => {
  history.replaceState(null, '', path)
  const host = createPluginHost([{ id: 'lot', load: () => Promise.resolve(lot) }])
  render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <HistoryProvider history={createBrowserHistory()}>
          <PluginsProvider host={host}>
            <PublicScreens client={client} fallback={<p>meanwhile</p>}>
              <p>guarded</p>
            </PublicScreens>
          </PluginsProvider>
        </HistoryProvider>
      </TranslateProvider>
    </Provider>,
  )
  return host
}

// spec 2.8, 2.86
test('opens a bare and public view for everyone, with any query', async () => {
  at('/portal?lot=1')
  expect(screen.getByText('meanwhile')).toBeTruthy()
  expect(await screen.findByText('portal')).toBeTruthy()
})

test.each(['/wall', '/page', '/nowhere'])('%s stays guarded', async (path) => {
  at(path)
  expect(await screen.findByText('guarded')).toBeTruthy()
})

test('reports a public view that fails to load, to its plugin as well', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const host = at('/broken')
  expect(await screen.findByText('页面出错了')).toBeTruthy()
  await waitFor(() => expect(host.getSnapshot().states[0]?.problems).toEqual([{ path: '/broken', message: 'no such chunk' }]))
})
