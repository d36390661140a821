import { getTextStyle, missingValue } from './base-option'
import { type ChartData, type ChartSeries, formatGrouped, sumValues, toNumber } from './chart-data'
import type { ChartTheme } from './chart-theme'

/** Minimum number of stacks before any is cut, and the share of them that may be. */
const [minStacks, maxShare] = [5, 1 / 3]
/** A stack is cut if it is this many times as high as the median. */
const outlierFactor = 3
/** Space above the highest stack that is not cut. */
const headroom = 1.25

/** Maximum width of a bar in ems. */
export const maxBarEms = 4

const getParts = ({ series }: ChartData) => series.filter(({ role }) => !role)

/** Returns the sum of the first `count` parts of a stack. */
const getHeight = (parts: readonly ChartSeries[], index: number, count = parts.length) =>
  parts.slice(0, count).reduce((sum, { values }) => sum + toNumber(values[index]), 0)

/** Rounds up to half a power of ten, where the axis has a label. */
function roundUp(value: number) {
  const unit = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil(value / unit) * unit
}

/** Returns the end of the axis if a few stacks would flatten all others, e.g. a rent of months among daily sales; otherwise `undefined`. */
export function getCutValue(figures: ChartData): number | undefined {
  const parts = getParts(figures)
  const heights = figures.categories.map((_, index) => getHeight(parts, index)).filter((height) => height > 0)
  const sorted = heights.toSorted((one, other) => one - other)
  const limit = outlierFactor * (sorted[Math.floor(sorted.length / 2)] ?? 0)
  const others = sorted.filter((height) => height <= limit)
  const cutCount = sorted.length - others.length
  if (sorted.length < minStacks || cutCount === 0 || cutCount > sorted.length * maxShare) return undefined
  const compared = figures.series.filter(({ role }) => role).flatMap(({ values }) => values.map(toNumber))
  const cut = roundUp(Math.max(headroom * Math.max(...others), ...compared.filter((value) => value <= limit)))
  return cut < Math.max(...sorted) ? cut : undefined
}

/** Creates labels above the stacks that are cut, for the part with the cut; `undefined` for all other bars. */
export function createCutLabels(figures: ChartData, one: ChartSeries, theme: ChartTheme): readonly (object | undefined)[] {
  const [cut, parts] = [getCutValue(figures), getParts(figures)]
  const position = parts.indexOf(one)
  return figures.categories.map((_, index) => {
    if (cut === undefined || getHeight(parts, index, position) >= cut || getHeight(parts, index, position + 1) < cut) return undefined
    const total = formatGrouped(sumValues(parts.map(({ values }) => values[index] ?? 0)))
    return { show: true, position: 'top', formatter: `↑ ${total}`, ...getTextStyle(theme, theme.text) }
  })
}

/** Zigzag band across a bar. */
const zigzagPath = 'path://M0,8 L8,0 L16,8 L24,0 L32,8 L40,0 L48,8 L48,16 L40,8 L32,16 L24,8 L16,16 L8,8 L0,16 Z'
/** Height of the break on the axis, above all bars that are not cut. */
const breakShare = 0.88

/** Creates the breaks of the bars that are cut: a zigzag gap, in neither the legend nor the tooltip. */
export function createCutBreaks(figures: ChartData, theme: ChartTheme): readonly object[] {
  const [cut, parts] = [getCutValue(figures), getParts(figures)]
  if (cut === undefined) return []
  const barWidth = Math.min(theme.fontSize * maxBarEms, theme.width / figures.categories.length)
  return [
    {
      type: 'line',
      name: '',
      data: figures.categories.map((_, index) => (getHeight(parts, index) > cut ? cut * breakShare : missingValue)),
      symbol: zigzagPath,
      symbolSize: [barWidth + theme.fontSize / 2, theme.fontSize],
      showSymbol: true,
      showAllSymbol: true,
      silent: true,
      tooltip: { show: false },
      lineStyle: { width: 0 },
      itemStyle: { color: theme.surface },
      z: 4,
    },
  ]
}
