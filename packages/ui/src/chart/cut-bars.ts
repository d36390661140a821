import { getTextStyle } from './base-option'
import { type ChartData, type ChartSeries, formatGrouped, sumValues, toNumber } from './chart-data'
import type { ChartTheme } from './chart-theme'

/** Minimum number of stacks before any is cut, and the share of them that may be. */
const [minStacks, maxShare] = [5, 1 / 3]
/** A stack is cut if it is this many times as high as the median. */
const outlierFactor = 3
/** Space above the highest stack that is not cut. */
const headroom = 1.25

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
