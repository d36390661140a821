import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { ChartData } from './chart-data'
import { type ChartKind, createOption } from './chart-options'
import { forcedColorsQuery, readChartTheme } from './chart-theme'
import { whenIdle } from './load-when-idle'
import { scheduleTask } from './schedule-task'

use([
  BarChart,
  HeatmapChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
  CanvasRenderer,
])

export interface EChartsCanvasProps {
  readonly kind: ChartKind
  readonly data: ChartData
  readonly onOpen: (name: string) => void
}

/** Returns the category of a click: ECharts reports shortened dates, and no name for a heat map. */
const getCategory = ({ categories }: ChartData, { name, dataIndex }: { readonly name: string; readonly dataIndex: number }) =>
  categories.find((one) => one === name) ?? categories[dataIndex % categories.length]

/** Draws a chart on a canvas that fills its container, in the theme's colours. */
export function EChartsCanvas({ kind, data, onOpen }: EChartsCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const chartRef = useRef<EChartsType>(undefined)
  const cancelDispose = useRef<() => void>(undefined)
  const latest = useRef({ kind, figures: data, onOpen })
  const redraw = useRef<() => void>(undefined)
  const { categories, series, unit, tones, partialName, cumulative, limits } = data
  // equal data in a new object is not redrawn: a screen that polls every ten seconds would never be idle
  const dataKey = JSON.stringify([kind, categories, series, unit, tones, partialName, cumulative, limits])
  useEffect(() => {
    latest.current = { kind, figures: data, onOpen }
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    cancelDispose.current?.()
    let isFirst = true
    let isPrinting = false
    const draw = () => {
      // nothing is drawn without a size, e.g. in a hidden tab
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      if (!chartRef.current) {
        chartRef.current = init(element, undefined, { renderer: 'canvas' })
        chartRef.current.on('click', (event) => {
          const name = getCategory(latest.current.figures, event)
          if (name !== undefined) latest.current.onOpen(name)
        })
      }
      const pageTheme = readChartTheme(element)
      // no initial animation: a page full of animated charts would not respond to input
      const theme = isFirst || isPrinting ? { ...pageTheme, motion: 'still' as const } : pageTheme
      isFirst = false
      chartRef.current.setOption(createOption(latest.current.kind, latest.current.figures, theme), { notMerge: true })
    }
    const task = scheduleTask(draw)
    // paper shows what is drawn before the browser lays out its pages, so that nothing may wait for a frame
    const drawNow = () => {
      draw()
      chartRef.current?.getZr().flush()
    }
    const redrawInTheme = () => (isPrinting ? drawNow() : task.start())
    const startPrint = () => {
      isPrinting = true
      drawNow()
    }
    const resize = () => {
      const chart = chartRef.current
      // a resized canvas is blank until the next frame; in print the style sheet fits it
      if (isPrinting) return
      // the observer also reports the size that the chart was drawn with
      if (chart?.getWidth() === element.clientWidth && chart.getHeight() === element.clientHeight) return
      chart?.resize({ width: element.clientWidth, height: element.clientHeight })
      task.start()
    }
    const endPrint = () => {
      isPrinting = false
      resize()
    }
    redraw.current = task.start
    const sizeObserver = new ResizeObserver(resize)
    sizeObserver.observe(element)
    const attributeObserver = new MutationObserver(redrawInTheme)
    attributeObserver.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode', 'lang'] })
    const forced = globalThis.matchMedia?.(forcedColorsQuery)
    forced?.addEventListener('change', task.start)
    addEventListener('beforeprint', startPrint)
    addEventListener('afterprint', endPrint)
    task.start()
    return () => {
      task.cancel()
      removeEventListener('beforeprint', startPrint)
      removeEventListener('afterprint', endPrint)
      sizeObserver.disconnect()
      attributeObserver.disconnect()
      forced?.removeEventListener('change', task.start)
      redraw.current = undefined
      // disposed when idle, so that leaving the screen is fast and an immediate return finds the same chart
      cancelDispose.current = whenIdle(() => {
        chartRef.current?.dispose()
        chartRef.current = undefined
      })
    }
  }, [])
  useEffect(() => {
    if (dataKey) redraw.current?.()
  }, [dataKey])
  return <div ref={box} className="absolute top-0 left-0 w-full h-full" aria-hidden="true" />
}
