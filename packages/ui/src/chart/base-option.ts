import type { EChartsCoreOption } from 'echarts/core'
import { appendUnit, type ChartData, type ChartSeries, formatGrouped, isPartial, toNumber } from './chart-data'
import type { ChartTheme } from './chart-theme'

export const toNumbers = ({ values }: ChartSeries) => values.map(toNumber)

export const getTextStyle = (theme: ChartTheme, color = theme.muted) => ({ color, fontFamily: theme.font, fontSize: theme.fontSize })

/** Estimates the width of a text in ems: a Latin letter takes little more than half of a Chinese character. */
export const estimateWidth = (text: string) => [...text].reduce((width, character) => width + (character > '\u2e7f' ? 1 : 0.6), 0)

export const getMaxWidth = (texts: readonly string[]) => Math.max(0, ...texts.map(estimateWidth))

/** ECharts' placeholder for a missing value. */
export const missingValue = '-'

// as high as a symbol: the first two points only set the bounding box
const stroke = 'path://M0,0M14,10M0,3h14v4h-14z'
const dashes = 'path://M0,0M14,10M0,3h5v4h-5zM9,3h5v4h-5z'

/** Returns the legend label of a period that is not over, if the data has one. */
const getPartialLabel = (figures: ChartData) => (figures.series.some((one) => isPartial(one, figures)) ? figures.partialLabel : undefined)

const hasLegend = (figures: ChartData) => figures.series.length > 1 || getPartialLabel(figures) !== undefined

/** Creates the options that all chart kinds share: font, colours, legend and tooltip. */
export function createBaseOption(figures: ChartData, theme: ChartTheme): EChartsCoreOption {
  const { series, unit } = figures
  const partialLabel = getPartialLabel(figures)
  return {
    animation: theme.motion === 'moving',
    animationDuration: 300,
    animationDurationUpdate: 300,
    color: [...theme.palette],
    textStyle: getTextStyle(theme),
    legend: {
      show: hasLegend(figures),
      type: 'scroll',
      top: 0,
      right: 0,
      // with system colours the legend shows each series' own stroke and symbol
      ...(theme.colors === 'theme' && { icon: stroke }),
      data: [
        // a line that is drawn as two series is one entry of the legend
        ...series.map(({ name, role }) => ({ name, lineStyle: { opacity: 1 }, ...(theme.colors === 'theme' && role && { icon: dashes }) })),
        ...(partialLabel ? [{ name: partialLabel, icon: 'circle' }] : []),
      ],
      itemWidth: theme.colors === 'theme' ? theme.fontSize : theme.fontSize * 2.5,
      itemHeight: theme.fontSize * 0.8,
      textStyle: getTextStyle(theme),
    },
    tooltip: {
      // drawn on the canvas: the page's CSP forbids HTML with inline styles
      renderMode: 'richText',
      confine: true,
      backgroundColor: theme.surface,
      borderColor: theme.border,
      textStyle: getTextStyle(theme, theme.text),
      // a gap arrives as the placeholder, as `NaN`, or wrapped in an array
      valueFormatter: (value: unknown) => {
        const text = String(value ?? missingValue)
        return text === missingValue || text === 'NaN' ? '—' : appendUnit(formatGrouped(text), unit)
      },
    },
  }
}

/** Creates a formatter for compact numbers: `2万` in Chinese, `20K` in English. */
export function createShortFormat({ language }: ChartTheme): (value: number) => string {
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (value) => (Math.abs(value) < 10_000 ? formatGrouped(value) : compact.format(value))
}

const isWhole = ({ values }: ChartSeries) => toNumbers({ name: '', values }).every(Number.isInteger)

const fullPercentage = 100
/** From this maximum on every label of an axis is compact in any language; below, compact and full labels would be mixed. */
const compactFrom = 40_000

export const createValueAxis = ({ series, unit = '' }: ChartData, theme: ChartTheme) => ({
  type: 'value',
  splitNumber: unit === '%' ? 5 : 4,
  name: unit,
  nameGap: theme.fontSize,
  nameTextStyle: { ...getTextStyle(theme), align: 'right', padding: [0, theme.fontSize * 0.6, 0, 0] },
  // a percentage axis reaches 100
  ...(unit === '%' && { max: ({ max }: { readonly max: number }) => (max > fullPercentage ? undefined : fullPercentage) }),
  // whole numbers need no fractions on the axis
  ...(series.every(isWhole) && { minInterval: 1 }),
  splitLine: { lineStyle: { color: theme.border } },
  axisLabel: {
    ...getTextStyle(theme),
    formatter: Math.max(...series.flatMap(toNumbers)) < compactFrom ? formatGrouped : createShortFormat(theme),
  },
})

const unfinishedName = /^(\d\d[-:]\d\d) /

/** Drops the year of a date. */
const shortenName = (name: string) => name.replace(/^\d{4}-(\d\d-\d\d)(?= |$)/, '$1')

/** Drops `:00` seconds, and moves the note on a period that is not over into a second line. */
const formatName = (name: string) => name.replace(/^(\d\d:\d\d):00$/, '$1').replace(unfinishedName, '$1\n')

export const createCategoryAxis = (theme: ChartTheme, names: readonly string[]) => ({
  type: 'category',
  data: names.map(shortenName),
  axisTick: { show: false },
  axisLine: { lineStyle: { color: theme.border } },
  // line height for names of two lines
  axisLabel: { ...getTextStyle(theme), lineHeight: theme.fontSize * 1.4, hideOverlap: true, formatter: formatName },
})

/** Returns the top margin of the grid in ems. */
function getTop(isLegendVisible: boolean, unit: string | undefined) {
  // the same with and without a legend, so that charts in a row align
  if (unit) return 1.6
  return isLegendVisible ? 2.6 : 1
}

export const createGrid = (figures: ChartData, { fontSize: em }: ChartTheme) => ({
  // the unit above the axis is within the margin
  top: getTop(hasLegend(figures), figures.unit) * em,
  bottom: em / 2,
  left: em / 2,
  right: em,
  outerBoundsMode: 'same',
  outerBoundsContain: figures.unit ? 'all' : 'axisLabel',
})

/** Line styles that distinguish series without colours. */
const lineStyles = ['solid', [8, 4], [2, 3], [10, 4, 2, 4], [16, 4], [4, 8], [1, 6]] as const
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect', 'emptyTriangle'] as const
const quarter = Math.PI / 4
const decals = [
  { dashArrayX: [1, 0], dashArrayY: [1, 0], symbolSize: 0 },
  { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: quarter },
  { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -quarter },
  {
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [6, 0],
    symbol: 'circle',
  },
  { dashArrayX: [1, 0], dashArrayY: [2, 4] },
  { dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: 2 * quarter },
  {
    dashArrayX: [
      [3, 9],
      [9, 3],
    ],
    dashArrayY: [5, 4],
    symbol: 'rect',
  },
] as const

const pickByIndex = <Style>(styles: readonly Style[], index: number) => styles[index % styles.length]

export const getLineStyle = (theme: ChartTheme, index: number) =>
  theme.colors === 'system' ? { type: pickByIndex(lineStyles, index) } : {}

export const getSymbol = (theme: ChartTheme, index: number) =>
  theme.colors === 'system' ? { symbol: pickByIndex(symbols, index), showSymbol: true } : {}

export const getDecal = (theme: ChartTheme, index: number) =>
  theme.colors === 'system'
    ? { decal: { color: theme.surface, backgroundColor: theme.text, ...pickByIndex(decals, index) }, color: theme.text }
    : {}
