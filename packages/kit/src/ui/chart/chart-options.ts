import type { EChartsCoreOption } from 'echarts/core'
import { type ChartData, type ChartSeries, formatGrouped, isPartial, formatShares, toNumber, appendUnit } from './chart-data'
import { createBaseOption, missingValue, createGrid, getDecal, getTextStyle, getSymbol, createCategoryAxis, createShortFormat, toNumbers, getLineStyle, createValueAxis, getMaxWidth } from './base-option'
import { createMarkLines } from './mark-lines'
import type { ChartTheme } from './chart-theme'
import { createRingOption } from './ring-option'
import { type DrawnLine, createPartialBars, createPartialLine } from './partial-series'

type CreateOption = (figures: ChartData, look: ChartTheme) => EChartsCoreOption

/** so many names, and on a phone */
const [maxLabels, maxLabelsOnPhone] = [5, 3]
/** in letters */
const phoneFontUnits = 32
const maxDirectLabels = 3

const hourPattern = /^\d\d:00$/
const secondsPattern = /^\d\d:\d\d:\d\d$/

/** From the first hour on by whole parts of a day. */
function getClockStep(names: readonly string[], least: number) {
  const step = names.findIndex((_, index) => index >= least && 24 % index === 0)
  return step > 0 ? step : least
}

const minuteSteps = [1, 2, 5, 10, 15, 30]

/** Which of the times to the second are said: round minutes, so many at most; the first and the last where there are none. */
function getMinuteStep(names: readonly string[], most: number): readonly number[] {
  const byStep = minuteSteps.map((step) =>
    names.flatMap((name, at) => (name.endsWith(':00') && Number(name.slice(3, 5)) % step === 0 ? [at] : [])),
  )
  const said = byStep.find((marks) => marks.length <= most) ?? []
  return said.length > 1 ? said : [0, names.length - 1]
}

/** From edge to edge, a few names apart by the same step: the last one is always said, and stays within; of a clock, the first. */
function createEdgeAxis(look: ChartTheme, { categories }: ChartData) {
  const axis = createCategoryAxis(look, categories)
  const last = categories.length - 1
  const most = look.width < look.fontSize * phoneFontUnits ? maxLabelsOnPhone : maxLabels
  const least = Math.max(1, Math.ceil(last / most))
  const isClock = hourPattern.test(categories[0] ?? '')
  const step = isClock ? getClockStep(categories, least) : least
  const said = secondsPattern.test(categories[0] ?? '') ? getMinuteStep(categories, most) : undefined
  const interval = (index: number) => said?.includes(index) ?? (isClock ? index : last - index) % step === 0
  const align = { alignMaxLabel: 'right', showMaxLabel: interval(last), ...(interval(0) && { alignMinLabel: 'left' }) }
  return { ...axis, boundaryGap: false, axisLabel: { ...axis.axisLabel, ...align, interval } }
}

const getKnownValues = ({ values }: ChartSeries) => values.filter((value) => value !== '').length

/** What others are held against. */
const createPreviousStyle = (look: ChartTheme) => ({
  lineStyle: { width: 1.5, type: 'dashed', color: look.muted },
  itemStyle: { color: look.muted },
  z: 1,
})

const createLineOption: CreateOption = (figures, look) => {
  const { categories, series } = figures
  const alone = series.filter(({ role }) => !role).length === 1
  // surfaces over one another tell nothing
  const isSurface = alone && series.some((one) => !one.role && getKnownValues(one) >= Math.min(maxDirectLabels, categories.length))
  const now = { lineStyle: { width: 2.5 }, ...(isSurface && { areaStyle: { opacity: 0.1 } }), z: 2 }
  return {
    ...createBaseOption(figures, look),
    tooltip: { ...(createBaseOption(figures, look).tooltip as object), trigger: 'axis' }, // the frame's own
    grid: createGrid(figures, look),
    xAxis: createEdgeAxis(look, figures),
    yAxis: createValueAxis(figures, look),
    series: series
      .flatMap((one, index): readonly object[] => {
        const drawn: DrawnLine = {
          type: 'line' as const,
          name: one.name,
          data: one.values.map((value) => (value === '' ? missingValue : toNumber(value))),
          // so few are no line yet
          showSymbol: getKnownValues(one) <= maxDirectLabels,
          showAllSymbol: true,
          symbolSize: look.fontSize / 2,
          ...(one.role === 'before' ? createPreviousStyle(look) : { ...now, lineStyle: { ...now.lineStyle, ...getLineStyle(look, index) } }),
          ...getSymbol(look, index),
        }
        const color = look.palette[index % look.palette.length]
        return isPartial(one, figures)
          ? createPartialLine(drawn, look, { color, isConnected: figures.cumulative === true, name: figures.partialLabel })
          : [drawn]
      })
      .concat(createMarkLines(figures, look)),
  }
}

const createBarOption: CreateOption = ({ partialLabel: _unsaid, ...figures }, look) => ({
  ...createLineOption(figures, look),
  // bars have no strokes
  legend: { ...(createBaseOption(figures, look).legend as object), ...(look.colors === 'theme' && { icon: 'roundRect' }) }, // the frame's own
  xAxis: createCategoryAxis(look, figures.categories),
  series: figures.series.map((one, index) =>
    one.role === 'before'
      ? { type: 'line', name: one.name, data: toNumbers(one), symbol: 'none', ...createPreviousStyle(look), z: 3 }
      : {
          type: 'bar',
          name: one.name,
          data: isPartial(one, figures) ? createPartialBars(toNumbers(one)) : toNumbers(one),
          stack: 'all',
          barMaxWidth: look.fontSize * 4,
          itemStyle: { borderColor: look.surface, borderWidth: 0.5, ...getDecal(look, index) },
        },
  ),
})

const getTone = ({ tones }: ChartData, look: ChartTheme, index: number) => {
  const tone = tones?.[index]
  return tone ? look.tones[tone] : undefined
}

type RankLabels = (figures: ChartData, look: ChartTheme) => (index: number) => string

const shortLabel: RankLabels = ({ series: [one], unit }, look) => {
  const short = createShortFormat(look)
  return (index) => appendUnit(short(toNumber(one?.values[index])), unit)
}

/** Every digit, and how much of the whole that is. */
const shareLabel: RankLabels = ({ series: [one], categories, unit }) => {
  const shares = formatShares(categories.map((_, index) => toNumber(one?.values[index])))
  return (index) => `${appendUnit(formatGrouped(one?.values[index] ?? ''), unit)} · ${shares[index]}`
}

const createRankingOption =
  (labelsOf: RankLabels): CreateOption =>
  (figures, look) => {
    const labelOf = labelsOf(figures, look)
    const [one = { name: '', values: [] }] = figures.series
    const ranked = figures.categories.map((name, index) => ({ name, index, size: toNumber(one.values[index]) })).sort((a, b) => b.size - a.size)
    const names = ranked.map(({ name }) => name)
    return {
      ...createBaseOption(figures, look),
      grid: { ...createGrid(figures, look), right: look.fontSize * (getMaxWidth(ranked.map(({ index }) => labelOf(index))) + 1) },
      // each bar says what it counts
      xAxis: { ...createValueAxis(figures, look), name: '', show: false },
      yAxis: {
        ...createCategoryAxis(look, names),
        inverse: true,
        axisLine: { show: false },
        axisLabel: { ...getTextStyle(look, look.text), width: look.fontSize * 12, overflow: 'truncate' },
      },
      series: [
        {
          type: 'bar',
          name: one.name,
          barMaxWidth: look.fontSize * 2,
          itemStyle: { borderRadius: 3 },
          data: ranked.map(({ name, index, size }) => ({
            name,
            value: size,
            label: { show: true, position: 'right', ...getTextStyle(look, look.text), formatter: labelOf(index) },
            itemStyle: { color: getTone(figures, look, index) ?? look.tones.accent },
          })),
        },
      ],
    }
  }

const createHeatmapOption: CreateOption = (figures, look) => {
  const { categories, series } = figures
  const cells = series.flatMap((one, y) => categories.map((_name, x) => [x, y, toNumber(one.values[x])]))
  const max = Math.max(1, ...cells.map(([, , value = 0]) => value))
  const most = appendUnit(createShortFormat(look)(max), figures.unit)
  return {
    ...createBaseOption(figures, look),
    legend: { show: false },
    tooltip: {
      ...(createBaseOption(figures, look).tooltip as object), // the frame's own
      formatter: ({ value: [x, y, size] }: { readonly value: readonly [number, number, number] }) =>
        `${series[y]?.name} ${categories[x]}\n${formatGrouped(size)} ${figures.unit ?? ''}`,
    },
    grid: { ...createGrid({ categories, series: [] }, look), right: look.fontSize * (getMaxWidth([most]) + 2) },
    xAxis: createCategoryAxis(look, categories),
    yAxis: { ...createCategoryAxis(look, []), data: series.map(({ name }) => name), inverse: true },
    visualMap: {
      min: 0,
      max,
      // what the colours stand for
      text: [most, '0'],
      right: 0,
      top: 'middle',
      padding: 0,
      itemWidth: look.fontSize * 0.8,
      itemHeight: look.fontSize * 8,
      hoverLink: false,
      textStyle: getTextStyle(look),
      inRange: { color: [look.soft, look.tones.accent] },
    },
    series: [{ type: 'heatmap', data: cells, itemStyle: { borderColor: look.surface, borderWidth: 2, borderRadius: 3 } }],
  }
}

/** A line by time, stacked bars, a ring of shares, bars by size, the same with the share of each, or weekdays by hours. */
export type ChartKind = 'line' | 'bars' | 'ring' | 'ranking' | 'shares' | 'heat'

const optionFactories: Readonly<Record<ChartKind, CreateOption>> = { line: createLineOption, bars: createBarOption, ring: createRingOption, ranking: createRankingOption(shortLabel), shares: createRankingOption(shareLabel), heat: createHeatmapOption }

/** What ECharts draws of the figures. */
export const createOption = (kind: ChartKind, figures: ChartData, look: ChartTheme): EChartsCoreOption => optionFactories[kind](figures, look)
