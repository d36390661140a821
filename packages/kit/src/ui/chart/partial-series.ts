import { missingValue } from './base-option'
import type { ChartTheme } from './chart-theme'

/** A series as ECharts draws it. */
export interface DrawnLine {
  readonly data: readonly (number | typeof missingValue)[]
  readonly lineStyle: object
  readonly areaStyle?: object
  readonly [option: string]: unknown
}

interface PartialMark {
  readonly color: string | undefined
  /** Whether a stroke leads to it. */
  readonly isConnected: boolean
  /** In the legend; that of its line unless said. */
  readonly name: string | undefined
}

/** The line up to its last whole figure; what is not over is a hollow mark, of a running sum at the end of a dashed stroke. */
export function createPartialLine(line: DrawnLine, look: ChartTheme, { color, isConnected, name }: PartialMark): readonly object[] {
  const { areaStyle, ...stroke } = line
  const last = line.data.length - 1
  // the pointer tells each figure once: those of the line that has them all
  const untold = { ...stroke, tooltip: { show: false }, silent: true }
  return [
    { ...stroke, lineStyle: { ...line.lineStyle, opacity: 0 } },
    { ...untold, data: line.data.slice(0, last), showSymbol: false, ...(areaStyle && { areaStyle }) },
    {
      ...untold,
      ...(name && { name }),
      data: line.data.map((value, index) => (index < last - Number(isConnected) ? missingValue : keepMarked(value, index === last))),
      symbol: 'circle',
      showSymbol: true,
      showAllSymbol: true,
      symbolSize: look.fontSize * 0.7,
      lineStyle: { ...line.lineStyle, color, width: 1.5, type: [3, 3] },
      itemStyle: { color: look.surface, borderColor: color, borderWidth: 2 },
    },
  ]
}

/** The stroke begins at the figure before, which has no mark. */
const keepMarked = (value: number | typeof missingValue, isMarked: boolean) => (isMarked ? value : { value, symbol: 'none' })

/** Bars of which the last is not over: it is drawn lightly, within a dashed edge. */
export const createPartialBars = (sizes: readonly number[]) =>
  sizes.map((value, index) => (index === sizes.length - 1 ? { value, itemStyle: { opacity: 0.45, borderType: 'dashed' } } : value))
