import { missingValue } from './base-option'
import type { ChartTheme } from './chart-theme'

/** Line series in ECharts' format. */
export interface DrawnLine {
  readonly data: readonly (number | typeof missingValue)[]
  readonly lineStyle: object
  readonly areaStyle?: object
  readonly [option: string]: unknown
}

interface PartialMark {
  readonly color: string | undefined
  /** Whether a stroke connects it to the value before. */
  readonly isConnected: boolean
  /** Name in the legend. Defaults to the name of the line. */
  readonly name: string | undefined
}

/** Splits a line whose last period is not over: that value is a hollow symbol, for running totals at the end of a dashed stroke. */
export function createPartialLine(line: DrawnLine, theme: ChartTheme, { color, isConnected, name }: PartialMark): readonly object[] {
  const { areaStyle, ...stroke } = line
  const last = line.data.length - 1
  // only the invisible complete line has a tooltip, so that each value is listed once
  const withoutTooltip = { ...stroke, tooltip: { show: false }, silent: true }
  return [
    { ...stroke, lineStyle: { ...line.lineStyle, opacity: 0 } },
    { ...withoutTooltip, data: line.data.slice(0, last), showSymbol: false, ...(areaStyle && { areaStyle }) },
    {
      ...withoutTooltip,
      ...(name && { name }),
      data: line.data.map((value, index) => (index < last - Number(isConnected) ? missingValue : keepMarked(value, index === last))),
      symbol: 'circle',
      showSymbol: true,
      showAllSymbol: true,
      symbolSize: theme.fontSize * 0.7,
      lineStyle: { ...line.lineStyle, color, width: 1.5, type: [3, 3] },
      itemStyle: { color: theme.surface, borderColor: color, borderWidth: 2 },
    },
  ]
}

/** Hides the symbol of the value where the dashed stroke starts. */
const keepMarked = (value: number | typeof missingValue, isMarked: boolean) => (isMarked ? value : { value, symbol: 'none' })

/** Creates bars of which the last is not over: it is translucent with a dashed border. */
export const createPartialBars = (sizes: readonly number[]) =>
  sizes.map((value, index) => (index === sizes.length - 1 ? { value, itemStyle: { opacity: 0.45, borderType: 'dashed' } } : value))
