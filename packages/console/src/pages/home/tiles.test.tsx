import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consoleNamespace, pageTexts } from '../../platform/text'
import { buildMenu } from '../../shell/navigation/model'
import { Tiles } from './tiles'

const tiles = ['order_today', 'income_today', 'parked'].map((code) => ({ code, title: code, value: 7 }))

// spec 9.9
test('tiles are 5 px apart and appear 1/25 s after one another', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, pageTexts)
  const call = () => Promise.resolve({ tiles, pending: [], charts: [] })
  const runtime = { client: { call }, scope: ['test'] } as unknown as KitRuntime // the only members used
  render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={runtime}>
            <MemoryRouter>
              <Tiles menu={buildMenu([], { roles: [], userType: '' })} days={7} />
            </MemoryRouter>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  const list = within(await screen.findByRole('list', { name: '今日数据', busy: false }))
  expect(screen.getByRole('list').style.gap).toBe('5px')
  expect(list.getAllByRole('listitem').map(({ style }) => style.animation.match(/[\d.]+s(?= backwards)/)?.[0])).toEqual([
    '0s',
    '0.04s',
    '0.08s',
  ])
})
