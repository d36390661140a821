import type { EChartsCoreOption } from 'echarts/core'
import {
  createBaseOption,
  createCategoryAxis,
  createGrid,
  createShortFormat,
  createValueAxis,
  getDecal,
  getLineStyle,
  getMaxWidth,
  getSymbol,
  getTextStyle,
  missingValue,
  toNumbers,
} from './base-option'
import { appendUnit, type ChartData, type ChartSeries, formatGrouped, formatShares, isPartial, toNumber } from './chart-data'
import type { ChartTheme } from './chart-theme'
import { createCutBreaks, createCutLabels, getCutValue, maxBarEms } from './cut-bars'
import { createMarkLines } from './mark-lines'
import { createPartialBars, createPartialLine, type DrawnLine } from './partial-series'
import { createRingOption } from './ring-option'

type CreateOption = (figures: ChartData, theme: ChartTheme) => EChartsCoreOption

/** Maximum number of labels on the axis, on large screens and on phones. */
const [maxLabels, maxLabelsOnPhone] = [5, 3]
/** Chart width in ems below which the limits for phones apply. */
const phoneFontUnits = 32
/** Maximum number of values that are drawn as points instead of a line. */
const maxDirectLabels = 3

const hourPattern = /^\d\d:00$/
const secondsPattern = /^\d\d:\d\d:\d\d$/

/** Returns the label step for hours, starting at the first one: a divisor of 24 that is at least `minStep`. */
function getClockStep(names: readonly string[], minStep: number) {
  const step = names.findIndex((_, index) => index >= minStep && 24 % index === 0)
  return step > 0 ? step : minStep
}

const minuteSteps = [1, 2, 5, 10, 15, 30]

/** Returns the indices of the labels for times with seconds: round minutes, at most `maxCount`; else the first and the last time. */
function getMinuteStep(names: readonly string[], maxCount: number): readonly number[] {
  const byStep = minuteSteps.map((step) =>
    names.flatMap((name, at) => (name.endsWith(':00') && Number(name.slice(3, 5)) % step === 0 ? [at] : [])),
  )
  const visible = byStep.find((marks) => marks.length <= maxCount) ?? []
  return visible.length > 1 ? visible : [0, names.length - 1]
}

/** Creates an edge-to-edge axis with a few evenly spaced labels. The last label is always visible and stays inside; for hours, the first. */
function createEdgeAxis(theme: ChartTheme, { categories }: ChartData) {
  const axis = createCategoryAxis(theme, categories)
  const last = categories.length - 1
  const maxCount = theme.width < theme.fontSize * phoneFontUnits ? maxLabelsOnPhone : maxLabels
  const minStep = Math.max(1, Math.ceil(last / maxCount))
  const isClock = hourPattern.test(categories[0] ?? '')
  const step = isClock ? getClockStep(categories, minStep) : minStep
  const visibleIndices = secondsPattern.test(categories[0] ?? '') ? getMinuteStep(categories, maxCount) : undefined
  const interval = (index: number) => visibleIndices?.includes(index) ?? (isClock ? index : last - index) % step === 0
  const align = { alignMaxLabel: 'right', showMaxLabel: interval(last), ...(interval(0) && { alignMinLabel: 'left' }) }
  return { ...axis, boundaryGap: false, axisLabel: { ...axis.axisLabel, ...align, interval } }
}

const getKnownValues = ({ values }: ChartSeries) => values.filter((value) => value !== '').length

/** Style of the compared period. */
const createPreviousStyle = (theme: ChartTheme) => ({
  lineStyle: { width: 1.5, type: 'dashed', color: theme.muted },
  itemStyle: { color: theme.muted },
  z: 1,
})

const createLineOption: CreateOption = (figures, theme) => {
  const { categories, series } = figures
  const alone = series.filter(({ role }) => !role).length === 1
  // overlapping areas are unreadable
  const isSurface = alone && series.some((one) => !one.role && getKnownValues(one) >= Math.min(maxDirectLabels, categories.length))
  const now = { lineStyle: { width: 2.5 }, ...(isSurface && { areaStyle: { opacity: 0.1 } }), z: 2 }
  return {
    ...createBaseOption(figures, theme),
    tooltip: { ...(createBaseOption(figures, theme).tooltip as object), trigger: 'axis' }, // set by createBaseOption
    grid: createGrid(figures, theme),
    xAxis: createEdgeAxis(theme, figures),
    yAxis: createValueAxis(figures, theme),
    series: series
      .flatMap((one, index): readonly object[] => {
        const drawn: DrawnLine = {
          type: 'line' as const,
          name: one.name,
          data: one.values.map((value) => (value === '' ? missingValue : toNumber(value))),
          // too few values for a line
          showSymbol: getKnownValues(one) <= maxDirectLabels,
          showAllSymbol: true,
          symbolSize: theme.fontSize / 2,
          ...(one.role === 'before'
            ? createPreviousStyle(theme)
            : { ...now, lineStyle: { ...now.lineStyle, ...getLineStyle(theme, index) } }),
          ...getSymbol(theme, index),
        }
        const color = theme.palette[index % theme.palette.length]
        return isPartial(one, figures)
          ? createPartialLine(drawn, theme, { color, isConnected: figures.cumulative === true, name: figures.partialLabel })
          : [drawn]
      })
      .concat(createMarkLines(figures, theme)),
  }
}

/** Returns the bars of a part; the label of one that is cut is above it. */
function createBars(one: ChartSeries, figures: ChartData, theme: ChartTheme) {
  const bars = isPartial(one, figures) ? createPartialBars(toNumbers(one)) : toNumbers(one)
  const labels = createCutLabels(figures, one, theme)
  return bars.map((bar, index) => (labels[index] ? { ...(typeof bar === 'number' ? { value: bar } : bar), label: labels[index] } : bar))
}

const createBarOption: CreateOption = ({ partialLabel: _partialLabel, ...figures }, theme) => ({
  ...createLineOption(figures, theme),
  // bars have no strokes: a square icon
  legend: { ...(createBaseOption(figures, theme).legend as object), ...(theme.colors === 'theme' && { icon: 'roundRect' }) }, // set by createBaseOption
  xAxis: createCategoryAxis(theme, figures.categories),
  yAxis: { ...createValueAxis(figures, theme), max: getCutValue(figures) },
  series: [
    ...figures.series.map((one, index) =>
      one.role === 'before'
        ? { type: 'line', name: one.name, data: toNumbers(one), symbol: 'none', ...createPreviousStyle(theme), z: 3 }
        : {
            type: 'bar',
            name: one.name,
            data: createBars(one, figures, theme),
            stack: 'all',
            barMaxWidth: theme.fontSize * maxBarEms,
            itemStyle: { borderColor: theme.surface, borderWidth: 0.5, ...getDecal(theme, index) },
          },
    ),
    ...createCutBreaks(figures, theme),
  ],
})

const getTone = ({ tones }: ChartData, theme: ChartTheme, index: number) => {
  const tone = tones?.[index]
  return tone ? theme.tones[tone] : undefined
}

type RankLabels = (figures: ChartData, theme: ChartTheme) => (index: number) => string

const shortLabel: RankLabels = ({ series: [one], unit }, theme) => {
  const short = createShortFormat(theme)
  return (index) => appendUnit(short(toNumber(one?.values[index])), unit)
}

/** Label with every digit and the share of the whole. */
const shareLabel: RankLabels = ({ series: [one], categories, unit }) => {
  const shares = formatShares(categories.map((_, index) => toNumber(one?.values[index])))
  return (index) => `${appendUnit(formatGrouped(one?.values[index] ?? ''), unit)} · ${shares[index]}`
}

const createRankingOption =
  (createLabels: RankLabels): CreateOption =>
  (figures, theme) => {
    const getLabel = createLabels(figures, theme)
    const [one = { name: '', values: [] }] = figures.series
    const ranked = figures.categories
      .map((name, index) => ({ name, index, size: toNumber(one.values[index]) }))
      .sort((a, b) => b.size - a.size)
    const names = ranked.map(({ name }) => name)
    return {
      ...createBaseOption(figures, theme),
      grid: { ...createGrid(figures, theme), right: theme.fontSize * (getMaxWidth(ranked.map(({ index }) => getLabel(index))) + 1) },
      // the labels of the bars contain the unit
      xAxis: { ...createValueAxis(figures, theme), name: '', show: false },
      yAxis: {
        ...createCategoryAxis(theme, names),
        inverse: true,
        axisLine: { show: false },
        axisLabel: { ...getTextStyle(theme, theme.text), width: theme.fontSize * 12, overflow: 'truncate' },
      },
      series: [
        {
          type: 'bar',
          name: one.name,
          barMaxWidth: theme.fontSize * 2,
          itemStyle: { borderRadius: 3 },
          data: ranked.map(({ name, index, size }) => ({
            name,
            value: size,
            label: { show: true, position: 'right', ...getTextStyle(theme, theme.text), formatter: getLabel(index) },
            itemStyle: { color: getTone(figures, theme, index) ?? theme.tones.accent },
          })),
        },
      ],
    }
  }

const createHeatmapOption: CreateOption = (figures, theme) => {
  const { categories, series } = figures
  const cells = series.flatMap((one, y) => categories.map((_name, x) => [x, y, toNumber(one.values[x])]))
  const max = Math.max(1, ...cells.map(([, , value = 0]) => value))
  const maxLabel = appendUnit(createShortFormat(theme)(max), figures.unit)
  return {
    ...createBaseOption(figures, theme),
    legend: { show: false },
    tooltip: {
      ...(createBaseOption(figures, theme).tooltip as object), // set by createBaseOption
      formatter: ({ value: [x, y, size] }: { readonly value: readonly [number, number, number] }) =>
        `${series[y]?.name} ${categories[x]}\n${formatGrouped(size)} ${figures.unit ?? ''}`,
    },
    grid: { ...createGrid({ categories, series: [] }, theme), right: theme.fontSize * (getMaxWidth([maxLabel]) + 2) },
    xAxis: createCategoryAxis(theme, categories),
    yAxis: { ...createCategoryAxis(theme, []), data: series.map(({ name }) => name), inverse: true },
    visualMap: {
      min: 0,
      max,
      // labels of the colour scale
      text: [maxLabel, '0'],
      right: 0,
      top: 'middle',
      padding: 0,
      itemWidth: theme.fontSize * 0.8,
      itemHeight: theme.fontSize * 8,
      hoverLink: false,
      textStyle: getTextStyle(theme),
      inRange: { color: [theme.soft, theme.tones.accent] },
    },
    series: [{ type: 'heatmap', data: cells, itemStyle: { borderColor: theme.surface, borderWidth: 2, borderRadius: 3 } }],
  }
}

/** Chart kinds: a line over time, stacked bars, a ring of shares, bars sorted by size, the same with shares, or a heat map of weekdays by hours. */
export type ChartKind = 'line' | 'bars' | 'ring' | 'ranking' | 'shares' | 'heat'

const optionFactories: Readonly<Record<ChartKind, CreateOption>> = {
  line: createLineOption,
  bars: createBarOption,
  ring: createRingOption,
  ranking: createRankingOption(shortLabel),
  shares: createRankingOption(shareLabel),
  heat: createHeatmapOption,
}

/** Creates the ECharts options of a chart. */
export const createOption = (kind: ChartKind, figures: ChartData, theme: ChartTheme): EChartsCoreOption =>
  optionFactories[kind](figures, theme)
