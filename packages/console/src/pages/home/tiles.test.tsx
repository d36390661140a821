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

async function renderTiles(board: object) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, pageTexts)
  const call = () => Promise.resolve({ pending: [], charts: [], ...board })
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
  return within(await screen.findByRole('list', { name: '今日数据', busy: false }))
}

const createTiles = (value: number) => ['order_today', 'income_today', 'parked'].map((code) => ({ code, title: code, value }))

// spec 9.9
test('tiles are 5 px apart and appear 1/25 s after one another', async () => {
  const list = await renderTiles({ tiles: createTiles(7) })
  expect(screen.getByRole('list').style.gap).toBe('5px')
  expect(list.getAllByRole('listitem').map(({ style }) => style.animation.match(/[\d.]+s(?= backwards)/)?.[0])).toEqual([
    '0s',
    '0.04s',
    '0.08s',
  ])
})

test.each([
  [0, ['订单830昨日全天，今日尚无前 2 天', '停放中车辆0']],
  [2, ['订单2昨日全天 830', '停放中车辆2']],
])('with %i orders today the tiles are %j', async (value, expected) => {
  const points = [400, 830, value].map((count, at) => ({ name: `11-2${at}`, value: count }))
  const tiles = [
    { code: 'order_today', title: 'order_today', value },
    { code: 'parked', title: 'parked', value },
  ]
  const list = await renderTiles({ tiles, charts: [{ code: 'order', title: 'order', points }] })
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('今日订单', '订单'))).toEqual(expected)
})
