import { fireEvent, render, screen, within } from '@testing-library/react'
import { getInstanceByDom } from 'echarts/core'
import { Activity } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslateProvider } from '../../i18n/translate-provider'
import { createTranslator } from '../../i18n/translator'
import { Chart } from './chart'
import { EChartsCanvas } from './echarts-canvas'

const translator = createTranslator('zh-cn')

const figures = { categories: ['停车', '门票'], series: [{ name: '收入', values: ['12345678901234567.80', 7] }], unit: '元' }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('behind a chart stands its table, with every digit; its links come with the table', () => {
  render(
    <MemoryRouter>
      <TranslateProvider translator={translator} namespace="kit">
        <Chart kind="ranking" label="收入来源" {...figures} getHref={(name) => `/list?name=${name}`} />
      </TranslateProvider>
    </MemoryRouter>,
  )
  const table = within(screen.getByRole('table', { name: '收入来源' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['收入 元', '停车12,345,678,901,234,567.80', '门票7'])
  // nothing takes the focus where nothing is seen
  expect(table.queryByRole('link')).toBeNull()
  const toggle = screen.getAllByRole('button')[0]
  if (!toggle) throw new Error('a button shows the table')
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(table.getByRole('link', { name: '门票' }).getAttribute('href')).toBe('/list?name=门票')
})

test('where there is nothing, a word says so instead of an empty axis', () => {
  const { container } = render(
    <MemoryRouter>
      <TranslateProvider translator={translator} namespace="kit">
        <Chart kind="bars" label="运行" categories={[]} series={[]} unit="次" />
      </TranslateProvider>
    </MemoryRouter>,
  )
  expect(container.textContent).toContain('chart.nothing')
  expect(container.querySelector('figure')).toBeNull()
})

/** jsdom has neither sizes nor a canvas: both as far as drawing asks for them */
function giveRoom(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const pen: object = new Proxy({}, { get: (_pen, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => pen), set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never) // as much of a context as is drawn with
}

/** a chart is drawn in a task of its own */
const drawnSoon = () => new Promise((resolve) => setTimeout(resolve, 20))

const canvasOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[aria-hidden]') ?? container

test('a chart takes its canvas along when it leaves, once there is time for it', async () => {
  giveRoom(300)
  const { container, unmount } = render(<EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />)
  await drawnSoon()
  const box = canvasOf(container)
  expect(getInstanceByDom(box)).toBeDefined()
  expect(box.querySelector('canvas')).not.toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  unmount()
  expect(getInstanceByDom(box)).toBeDefined()
  vi.runAllTimers()
  expect(getInstanceByDom(box)).toBeUndefined()
})

test('a chart that is seen again at once is the same', async () => {
  giveRoom(300)
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />
    </Activity>
  )
  const { container, rerender } = render(shown('visible'))
  const box = canvasOf(container)
  const chart = await vi.waitUntil(() => getInstanceByDom(box))
  rerender(shown('hidden'))
  rerender(shown('visible'))
  await new Promise((later) => setTimeout(later, 300))
  expect(getInstanceByDom(box)).toBe(chart)
})

test('what has no room is not drawn', async () => {
  giveRoom(0)
  const { container } = render(<EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />)
  await drawnSoon()
  expect(getInstanceByDom(canvasOf(container))).toBeUndefined()
})

test('the same figures in a new object are not drawn anew', async () => {
  giveRoom(300)
  const { container, rerender } = render(<EChartsCanvas kind="bars" data={figures} onOpen={() => undefined} />)
  await drawnSoon()
  const chart = getInstanceByDom(canvasOf(container))
  if (!chart) throw new Error('a chart is drawn')
  const drawn = vi.spyOn(chart, 'setOption')
  rerender(<EChartsCanvas kind="bars" data={structuredClone(figures)} onOpen={() => undefined} />)
  await drawnSoon()
  expect(drawn).not.toHaveBeenCalled()
  rerender(<EChartsCanvas kind="bars" data={{ ...figures, categories: ['停车', '租金'] }} onOpen={() => undefined} />)
  await drawnSoon()
  expect(drawn).toHaveBeenCalledOnce()
})

test('a chart that comes is drawn once, and stands still', async () => {
  giveRoom(300)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const { container, rerender } = render(<EChartsCanvas kind="bars" data={figures} onOpen={() => undefined} />)
  await drawnSoon()
  const chart = getInstanceByDom(canvasOf(container))
  expect(chart?.getOption()).toMatchObject({ animation: false })
  rerender(<EChartsCanvas kind="bars" data={{ ...figures, categories: ['停车', '租金'] }} onOpen={() => undefined} />)
  await drawnSoon()
  expect(chart?.getOption()).toMatchObject({ animation: true })
})
