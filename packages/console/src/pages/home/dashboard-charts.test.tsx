import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { dashboard } from '@jwsk/sdk/desk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consoleNamespace, pageTexts } from '../../platform/text'
import { buildMenu } from '../../shell/navigation/model'
import { Charts } from './dashboard-charts'

const points = [{ name: '2026-11-23', value: 7 }]
const board = { tiles: [], pending: [], charts: ['income', 'order', 'income_hour'].map((code) => ({ code, title: code, points })) }

async function show(requests: unknown[], stored: Map<string, unknown>) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, pageTexts)
  const call = (operation: unknown, input: unknown) => {
    requests.push(input)
    return operation === dashboard.statistics ? Promise.resolve(board) : Promise.reject(new Error('unexpected request'))
  }
  const preferences = { read: (key: string) => stored.get(key), write: (key: string, value: unknown) => void stored.set(key, value) }
  const runtime = { client: { call }, scope: ['test'], preferences } as unknown as KitRuntime // the only members used
  return render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={runtime}>
            <MemoryRouter>
              <Charts menu={buildMenu([], { roles: [], userType: '' })} days={7} onDaysChange={() => undefined} />
            </MemoryRouter>
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
}

const titles = () => screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('charts can be moved, hidden and added, and stay that way', async () => {
  const stored = new Map<string, unknown>()
  const requests: unknown[] = []
  const first = await show(requests, stored)
  expect(within(await screen.findByRole('region', { name: '票务与停车收入' })).queryByRole('button', { name: /隐藏/ })).toBeNull()
  // the previous period is requested once today has loaded
  expect(requests).toEqual([{ days: 7 }, { days: 14 }])
  expect(titles()).toEqual(['今日票务与停车收入（累计）', '票务与停车收入'])

  press('调整图表')
  press('订单')
  expect(titles()).toEqual(['今日票务与停车收入（累计）', '票务与停车收入', '订单'])
  press('后移：今日票务与停车收入（累计）')
  expect(titles()).toEqual(['票务与停车收入', '今日票务与停车收入（累计）', '订单'])
  const [income, , order] = screen.getAllByRole('region')
  if (!income || !order) throw new Error('three charts')
  fireEvent.dragStart(order, { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(income)
  press('隐藏：票务与停车收入')
  expect(titles()).toEqual(['订单', '今日票务与停车收入（累计）'])

  first.unmount()
  await show([], stored)
  await screen.findByRole('region', { name: '订单' })
  expect(titles()).toEqual(['订单', '今日票务与停车收入（累计）'])
  press('调整图表')
  press('恢复默认')
  expect(titles()).toEqual(['今日票务与停车收入（累计）', '票务与停车收入'])
})
