import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { ChartData } from './chart-data'
import { forcedColorsQuery, readChartTheme } from './chart-theme'
import { type ChartKind, createOption } from './chart-options'
import { scheduleTask } from './schedule-task'
import { whenIdle } from './load-when-idle'

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

/** The name that a click falls on: the canvas knows the short one of a day, and a heat map none. */
const getCategory = ({ categories }: ChartData, { name, dataIndex }: { readonly name: string; readonly dataIndex: number }) =>
  categories.find((one) => one === name) ?? categories[dataIndex % categories.length]

/** The figures on a canvas, as large as its box, in the theme's colours. */
export function EChartsCanvas({ kind, data, onOpen }: EChartsCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<EChartsType>(undefined)
  const keep = useRef<() => void>(undefined)
  const latest = useRef({ kind, figures: data, onOpen })
  const redraw = useRef<() => void>(undefined)
  const { categories, series, unit, tones, partialName, cumulative, limits } = data
  // the same figures in a new object are not drawn anew: a screen that asks every ten seconds would never come to rest
  const shape = JSON.stringify([kind, categories, series, unit, tones, partialName, cumulative, limits])
  useEffect(() => {
    latest.current = { kind, figures: data, onOpen }
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    keep.current?.()
    let isFirst = true
    const draw = () => {
      // what has no room is not drawn, e.g. in a tab that is hidden
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      if (!drawn.current) {
        drawn.current = init(element, undefined, { renderer: 'canvas' })
        drawn.current.on('click', (event) => {
          const name = getCategory(latest.current.figures, event)
          if (name !== undefined) latest.current.onOpen(name)
        })
      }
      const look = readChartTheme(element)
      // a page full of charts that all come in moving answers nobody meanwhile
      const seen = isFirst ? { ...look, motion: 'still' as const } : look
      isFirst = false
      drawn.current.setOption(createOption(latest.current.kind, latest.current.figures, seen), { notMerge: true })
    }
    const turn = scheduleTask(draw)
    const fit = () => {
      const chart = drawn.current
      // it is told of the size that it was drawn in as well
      if (chart?.getWidth() === element.clientWidth && chart.getHeight() === element.clientHeight) return
      chart?.resize({ width: element.clientWidth, height: element.clientHeight })
      turn.start()
    }
    redraw.current = turn.start
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    const surroundings = new MutationObserver(turn.start)
    surroundings.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode', 'lang'] })
    const forced = globalThis.matchMedia?.(forcedColorsQuery)
    forced?.addEventListener('change', turn.start)
    turn.start()
    return () => {
      turn.cancel()
      sizes.disconnect()
      surroundings.disconnect()
      forced?.removeEventListener('change', turn.start)
      redraw.current = undefined
      // whoever goes to another screen does not wait for this; who comes back at once finds it as it was
      keep.current = whenIdle(() => {
        drawn.current?.dispose()
        drawn.current = undefined
      })
    }
  }, [])
  useEffect(() => {
    if (shape) redraw.current?.()
  }, [shape])
  return <div ref={box} className="absolute top-0 left-0 w-full h-full" aria-hidden="true" />
}
