import type { ChartFigures, ChartSeries } from './chart-figures'
import { gap } from './chart-frame'
import type { ChartLook } from './chart-look'

/** Whether the last figure of a series is of a time that is not over. */
export const isUnfinished = ({ role, values }: ChartSeries, { names, unfinished }: ChartFigures) =>
  unfinished !== undefined && !role && values.length > 0 && names[values.length - 1] === unfinished

/** A series as ECharts draws it. */
export interface DrawnLine {
  readonly data: readonly (number | typeof gap)[]
  readonly lineStyle: object
  readonly areaStyle?: object
  readonly [option: string]: unknown
}

/** The line up to its last whole figure; what is not over stands apart as a hollow mark, since a line to it would seem to fall. */
export function unfinishedLine(line: DrawnLine, look: ChartLook, color: string | undefined): readonly object[] {
  const { areaStyle, ...stroke } = line
  const last = line.data.length - 1
  // the pointer tells each figure once: those of the line that has them all
  const untold = { ...stroke, tooltip: { show: false }, silent: true }
  return [
    { ...stroke, lineStyle: { ...line.lineStyle, opacity: 0 } },
    { ...untold, data: line.data.slice(0, last), showSymbol: false, ...(areaStyle && { areaStyle }) },
    {
      ...untold,
      data: line.data.map((value, index) => (index < last ? gap : value)),
      symbol: 'circle',
      showSymbol: true,
      showAllSymbol: true,
      symbolSize: look.letter * 0.7,
      itemStyle: { color: look.surface, borderColor: color, borderWidth: 2 },
    },
  ]
}

/** Bars of which the last is not over: it is drawn lightly, within a dashed edge. */
export const unfinishedBar = (sizes: readonly number[]) =>
  sizes.map((value, index) => (index === sizes.length - 1 ? { value, itemStyle: { opacity: 0.45, borderType: 'dashed' } } : value))
