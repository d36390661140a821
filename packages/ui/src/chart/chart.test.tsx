import { fireEvent, render, screen, within } from '@testing-library/react'
import { getInstanceByDom } from 'echarts/core'
import { Activity } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslateProvider } from '../i18n/translate-provider'
import { createTranslator } from '../i18n/translator'
import { Chart } from './chart'
import { EChartsCanvas } from './echarts-canvas'

const translator = createTranslator('zh-cn')

const figures = { categories: ['停车', '门票'], series: [{ name: '收入', values: ['12345678901234567.80', 7] }], unit: '元' }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('Chart has a data table with every digit, and links once the table is visible', () => {
  render(
    <MemoryRouter>
      <TranslateProvider translator={translator} namespace="kit">
        <Chart kind="ranking" label="收入来源" {...figures} getHref={(name) => `/list?name=${name}`} />
      </TranslateProvider>
    </MemoryRouter>,
  )
  const table = within(screen.getByRole('table', { name: '收入来源' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['收入 元', '停车12,345,678,901,234,567.80', '门票7'])
  // an invisible table has no focusable links
  expect(table.queryByRole('link')).toBeNull()
  const toggle = screen.getAllByRole('button')[0]
  if (!toggle) throw new Error('a button shows the table')
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(table.getByRole('link', { name: '门票' }).getAttribute('href')).toBe('/list?name=门票')
})

test('Chart shows a message instead of an empty axis', () => {
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

/** Mocks sizes and a canvas as far as drawing needs them; jsdom has neither. */
function mockLayout(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const context: object = new Proxy(
    {},
    { get: (_target, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => context), set: () => true },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never) // the part of a context that drawing uses
}

/** Waits for the chart, which is drawn in its own task. */
const waitForDrawing = () => new Promise((resolve) => setTimeout(resolve, 20))

const getCanvas = (container: HTMLElement) => container.querySelector<HTMLElement>('[aria-hidden]') ?? container

test('EChartsCanvas disposes the chart after unmount when the browser is idle', async () => {
  mockLayout(300)
  const { container, unmount } = render(<EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />)
  await waitForDrawing()
  const box = getCanvas(container)
  expect(getInstanceByDom(box)).toBeDefined()
  expect(box.querySelector('canvas')).not.toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  unmount()
  expect(getInstanceByDom(box)).toBeDefined()
  vi.runAllTimers()
  expect(getInstanceByDom(box)).toBeUndefined()
})

test('EChartsCanvas reuses the chart when it becomes visible again at once', async () => {
  mockLayout(300)
  const renderActivity = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />
    </Activity>
  )
  const { container, rerender } = render(renderActivity('visible'))
  const box = getCanvas(container)
  const chart = await vi.waitUntil(() => getInstanceByDom(box))
  rerender(renderActivity('hidden'))
  rerender(renderActivity('visible'))
  await new Promise((later) => setTimeout(later, 300))
  expect(getInstanceByDom(box)).toBe(chart)
})

test('EChartsCanvas draws nothing in a container without a size', async () => {
  mockLayout(0)
  const { container } = render(<EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />)
  await waitForDrawing()
  expect(getInstanceByDom(getCanvas(container))).toBeUndefined()
})

test('EChartsCanvas does not redraw equal data in a new object', async () => {
  mockLayout(300)
  const { container, rerender } = render(<EChartsCanvas kind="bars" data={figures} onOpen={() => undefined} />)
  await waitForDrawing()
  const chart = getInstanceByDom(getCanvas(container))
  if (!chart) throw new Error('no chart was drawn')
  const setOption = vi.spyOn(chart, 'setOption')
  rerender(<EChartsCanvas kind="bars" data={structuredClone(figures)} onOpen={() => undefined} />)
  await waitForDrawing()
  expect(setOption).not.toHaveBeenCalled()
  rerender(<EChartsCanvas kind="bars" data={{ ...figures, categories: ['停车', '租金'] }} onOpen={() => undefined} />)
  await waitForDrawing()
  expect(setOption).toHaveBeenCalledOnce()
})

test('EChartsCanvas does not animate the first drawing', async () => {
  mockLayout(300)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const { container, rerender } = render(<EChartsCanvas kind="bars" data={figures} onOpen={() => undefined} />)
  await waitForDrawing()
  const chart = getInstanceByDom(getCanvas(container))
  expect(chart?.getOption()).toMatchObject({ animation: false })
  rerender(<EChartsCanvas kind="bars" data={{ ...figures, categories: ['停车', '租金'] }} onOpen={() => undefined} />)
  await waitForDrawing()
  expect(chart?.getOption()).toMatchObject({ animation: true })
})

test('EChartsCanvas is drawn before the browser prints, and keeps its size until the print is over', async () => {
  mockLayout(300)
  const { container } = render(<EChartsCanvas kind="line" data={figures} onOpen={() => undefined} />)
  const chart = await vi.waitUntil(() => getInstanceByDom(getCanvas(container)))
  const flush = vi.spyOn(chart.getZr(), 'flush')
  dispatchEvent(new Event('beforeprint'))
  expect(flush).toHaveBeenCalled()
  mockLayout(200)
  dispatchEvent(new Event('afterprint'))
  expect(chart.getWidth()).toBe(200)
})
