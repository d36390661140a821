import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { ChartFigures } from './chart-figures'
import { forcedColors, lookOf } from './chart-look'
import { type ChartKind, optionOf } from './chart-options'
import { inTurn } from './in-turn'
import { atRest } from './rested-load'

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

export interface DrawnChartProps {
  readonly kind: ChartKind
  readonly figures: ChartFigures
  readonly onOpen: (name: string) => void
}

/** The name that a click falls on: the canvas knows the short one of a day, and a heat map none. */
const nameAt = ({ names }: ChartFigures, { name, dataIndex }: { readonly name: string; readonly dataIndex: number }) =>
  names.find((one) => one === name) ?? names[dataIndex % names.length]

/** The figures on a canvas, as large as its box, in the theme's colours. */
export function DrawnChart({ kind, figures, onOpen }: DrawnChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<EChartsType>(undefined)
  const keep = useRef<() => void>(undefined)
  const latest = useRef({ kind, figures, onOpen })
  const redraw = useRef<() => void>(undefined)
  const { names, series, unit, tones, unfinished, cumulative, limits } = figures
  // the same figures in a new object are not drawn anew: a screen that asks every ten seconds would never come to rest
  const shape = JSON.stringify([kind, names, series, unit, tones, unfinished, cumulative, limits])
  useEffect(() => {
    latest.current = { kind, figures, onOpen }
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
          const name = nameAt(latest.current.figures, event)
          if (name !== undefined) latest.current.onOpen(name)
        })
      }
      const look = lookOf(element)
      // a page full of charts that all come in moving answers nobody meanwhile
      const seen = isFirst ? { ...look, motion: 'still' as const } : look
      isFirst = false
      drawn.current.setOption(optionOf(latest.current.kind, latest.current.figures, seen), { notMerge: true })
    }
    const turn = inTurn(draw)
    const fit = () => {
      const chart = drawn.current
      // it is told of the size that it was drawn in as well
      if (chart?.getWidth() === element.clientWidth && chart.getHeight() === element.clientHeight) return
      chart?.resize({ width: element.clientWidth, height: element.clientHeight })
      turn.take()
    }
    redraw.current = turn.take
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    const surroundings = new MutationObserver(turn.take)
    surroundings.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode', 'lang'] })
    const forced = globalThis.matchMedia?.(forcedColors)
    forced?.addEventListener('change', turn.take)
    turn.take()
    return () => {
      turn.leave()
      sizes.disconnect()
      surroundings.disconnect()
      forced?.removeEventListener('change', turn.take)
      redraw.current = undefined
      // whoever goes to another screen does not wait for this; who comes back at once finds it as it was
      keep.current = atRest(() => {
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
