import type { EChartsCoreOption } from 'echarts/core'
import { type ChartData, type ChartSeries, formatGrouped, isPartial, toNumber, appendUnit } from './chart-data'
import type { ChartTheme } from './chart-theme'

export const toNumbers = ({ values }: ChartSeries) => values.map(toNumber)

export const getTextStyle = (look: ChartTheme, color = look.muted) => ({ color, fontFamily: look.font, fontSize: look.fontSize })

/** How wide words are, in letters: those of the Latin script take little more than half of a Chinese one. */
export const estimateWidth = (text: string) => [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 1 : 0.6), 0)

export const getMaxWidth = (texts: readonly string[]) => Math.max(0, ...texts.map(estimateWidth))

/** What is not known, as ECharts has it. */
export const missingValue = '-'

// as high as a mark: the first two points only give the room
const stroke = 'path://M0,0M14,10M0,3h14v4h-14z'
const dashes = 'path://M0,0M14,10M0,3h5v4h-5zM9,3h5v4h-5z'

/** What the mark of a time that is not over is called, where there is one. */
const getPartialLabel = (figures: ChartData) => (figures.series.some((one) => isPartial(one, figures)) ? figures.partialLabel : undefined)

const hasLegend = (figures: ChartData) => figures.series.length > 1 || getPartialLabel(figures) !== undefined

/** What every kind has: letters, colours, legend and the words at the pointer. */
export function createBaseOption(figures: ChartData, look: ChartTheme): EChartsCoreOption {
  const { series, unit } = figures
  const running = getPartialLabel(figures)
  return {
    animation: look.motion === 'moving',
    animationDuration: 300,
    animationDurationUpdate: 300,
    color: [...look.palette],
    textStyle: getTextStyle(look),
    legend: {
      show: hasLegend(figures),
      type: 'scroll',
      top: 0,
      right: 0,
      // its own sample, where strokes and marks tell series apart
      ...(look.colors === 'theme' && { icon: stroke }),
      data: [
        // a line that is drawn in two parts is one in the legend
        ...series.map(({ name, role }) => ({ name, lineStyle: { opacity: 1 }, ...(look.colors === 'theme' && role && { icon: dashes }) })),
        ...(running ? [{ name: running, icon: 'circle' }] : []),
      ],
      itemWidth: look.colors === 'theme' ? look.fontSize : look.fontSize * 2.5,
      itemHeight: look.fontSize * 0.8,
      textStyle: getTextStyle(look),
    },
    tooltip: {
      // drawn, not written: the page's policy takes no markup with styles of its own
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.surface,
      borderColor: look.border,
      textStyle: getTextStyle(look, look.text),
      // a gap comes as it was given, as no number, or within a list
      valueFormatter: (value: unknown) => {
        const text = String(value ?? missingValue)
        return text === missingValue || text === 'NaN' ? '—' : appendUnit(formatGrouped(text), unit)
      },
    },
  }
}

/** How a figure stands where there is little room: `2万` in Chinese, `20K` in English. */
export function createShortFormat({ language }: ChartTheme): (value: number) => string {
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (value) => (Math.abs(value) < 10_000 ? formatGrouped(value) : compact.format(value))
}

const isWhole = ({ values }: ChartSeries) => toNumbers({ name: '', values }).every(Number.isInteger)

const hundred = 100
/** from here on every step of an axis is short in any language; below, some would be and others not */
const shortened = 40_000

export const createValueAxis = ({ series, unit = '' }: ChartData, look: ChartTheme) => ({
  type: 'value',
  splitNumber: unit === '%' ? 5 : 4,
  name: unit,
  nameGap: look.fontSize,
  nameTextStyle: { ...getTextStyle(look), align: 'right', padding: [0, look.fontSize * 0.6, 0, 0] },
  // a share is one of the whole
  ...(unit === '%' && { max: ({ max }: { readonly max: number }) => (max > hundred ? undefined : hundred) }),
  // half a car is none
  ...(series.every(isWhole) && { minInterval: 1 }),
  splitLine: { lineStyle: { color: look.border } },
  axisLabel: { ...getTextStyle(look), formatter: Math.max(...series.flatMap(toNumbers)) < shortened ? formatGrouped : createShortFormat(look) },
})

const unfinishedName = /^(\d\d[-:]\d\d) /

/** A day of this year is known by its month and day. */
const shortenName = (name: string) => name.replace(/^\d{4}-(\d\d-\d\d)(?= |$)/, '$1')

/** A round time is said to the minute, and what is said of a time that is not over stands below it. */
const formatName = (name: string) => name.replace(/^(\d\d:\d\d):00$/, '$1').replace(unfinishedName, '$1\n')

export const createCategoryAxis = (look: ChartTheme, names: readonly string[]) => ({
  type: 'category',
  data: names.map(shortenName),
  axisTick: { show: false },
  axisLine: { lineStyle: { color: look.border } },
  // a name of two lines keeps them apart
  axisLabel: { ...getTextStyle(look), lineHeight: look.fontSize * 1.4, hideOverlap: true, formatter: formatName },
})

/** in letters */
function getTop(isLegendShown: boolean, unit: string | undefined) {
  // the same with a legend and without: charts that share a row begin at one height
  if (unit) return 1.6
  return isLegendShown ? 2.6 : 1
}

export const createGrid = (figures: ChartData, { fontSize: letter }: ChartTheme) => ({
  // what an axis counts stands within
  top: getTop(hasLegend(figures), figures.unit) * letter,
  bottom: letter / 2,
  left: letter / 2,
  right: letter,
  outerBoundsMode: 'same',
  outerBoundsContain: figures.unit ? 'all' : 'axisLabel',
})

/** How series are told apart without colours. */
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

const pickByIndex = <Way>(ways: readonly Way[], index: number) => ways[index % ways.length]

export const getLineStyle = (look: ChartTheme, index: number) => (look.colors === 'system' ? { type: pickByIndex(lineStyles, index) } : {})

export const getSymbol = (look: ChartTheme, index: number) =>
  look.colors === 'system' ? { symbol: pickByIndex(symbols, index), showSymbol: true } : {}

export const getDecal = (look: ChartTheme, index: number) =>
  look.colors === 'system'
    ? { decal: { color: look.surface, backgroundColor: look.text, ...pickByIndex(decals, index) }, color: look.text }
    : {}
