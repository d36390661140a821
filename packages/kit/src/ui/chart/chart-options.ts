import type { EChartsCoreOption } from 'echarts/core'
import { type ChartFigures, type ChartSeries, groupedText, isUnfinished, shareTexts, sizeOf, withUnit } from './chart-figures'
import { frame, gap, grid, hatchOf, letters, markOf, nameAxis, shortText, sizesOf, strokeOf, valueAxis, widest } from './chart-frame'
import { limitLines } from './chart-limits'
import type { ChartLook } from './chart-look'
import { ring } from './chart-ring'
import { type DrawnLine, unfinishedBar, unfinishedLine } from './chart-unfinished'

type Draw = (figures: ChartFigures, look: ChartLook) => EChartsCoreOption

/** so many names, and on a phone */
const [labelled, labelledThere] = [5, 3]
/** in letters */
const phone = 32
const few = 3

const ofClock = /^\d\d:00$/
const ofSeconds = /^\d\d:\d\d:\d\d$/

/** From the first hour on by whole parts of a day. */
function clockStep(names: readonly string[], least: number) {
  const step = names.findIndex((_, index) => index >= least && 24 % index === 0)
  return step > 0 ? step : least
}

const roundMinutes = [1, 2, 5, 10, 15, 30]

/** Which of the times to the second are said: round minutes, so many at most; the first and the last where there are none. */
function saidMinutes(names: readonly string[], most: number): readonly number[] {
  const byStep = roundMinutes.map((step) =>
    names.flatMap((name, at) => (name.endsWith(':00') && Number(name.slice(3, 5)) % step === 0 ? [at] : [])),
  )
  const said = byStep.find((marks) => marks.length <= most) ?? []
  return said.length > 1 ? said : [0, names.length - 1]
}

/** From edge to edge, a few names apart by the same step: the last one is always said, and stays within; of a clock, the first. */
function edgeAxis(look: ChartLook, { names }: ChartFigures) {
  const axis = nameAxis(look, names)
  const last = names.length - 1
  const most = look.width < look.letter * phone ? labelledThere : labelled
  const least = Math.max(1, Math.ceil(last / most))
  const isClock = ofClock.test(names[0] ?? '')
  const step = isClock ? clockStep(names, least) : least
  const said = ofSeconds.test(names[0] ?? '') ? saidMinutes(names, most) : undefined
  const interval = (index: number) => said?.includes(index) ?? (isClock ? index : last - index) % step === 0
  const align = { alignMaxLabel: 'right', showMaxLabel: interval(last), ...(interval(0) && { alignMinLabel: 'left' }) }
  return { ...axis, boundaryGap: false, axisLabel: { ...axis.axisLabel, ...align, interval } }
}

const knownOf = ({ values }: ChartSeries) => values.filter((value) => value !== '').length

/** What others are held against. */
const held = (look: ChartLook) => ({
  lineStyle: { width: 1.5, type: 'dashed', color: look.muted },
  itemStyle: { color: look.muted },
  z: 1,
})

const line: Draw = (figures, look) => {
  const { names, series } = figures
  const alone = series.filter(({ role }) => !role).length === 1
  // surfaces over one another tell nothing
  const isSurface = alone && series.some((one) => !one.role && knownOf(one) >= Math.min(few, names.length))
  const now = { lineStyle: { width: 2.5 }, ...(isSurface && { areaStyle: { opacity: 0.1 } }), z: 2 }
  return {
    ...frame(figures, look),
    tooltip: { ...(frame(figures, look).tooltip as object), trigger: 'axis' }, // the frame's own
    grid: grid(figures, look),
    xAxis: edgeAxis(look, figures),
    yAxis: valueAxis(figures, look),
    series: series
      .flatMap((one, index): readonly object[] => {
        const drawn: DrawnLine = {
          type: 'line' as const,
          name: one.name,
          data: one.values.map((value) => (value === '' ? gap : sizeOf(value))),
          // so few are no line yet
          showSymbol: knownOf(one) <= few,
          showAllSymbol: true,
          symbolSize: look.letter / 2,
          ...(one.role === 'before' ? held(look) : { ...now, lineStyle: { ...now.lineStyle, ...strokeOf(look, index) } }),
          ...markOf(look, index),
        }
        const color = look.palette[index % look.palette.length]
        return isUnfinished(one, figures)
          ? unfinishedLine(drawn, look, { color, isLed: figures.cumulative === true, name: figures.inProgress })
          : [drawn]
      })
      .concat(limitLines(figures, look)),
  }
}

const bars: Draw = ({ inProgress: _unsaid, ...figures }, look) => ({
  ...line(figures, look),
  // bars have no strokes
  legend: { ...(frame(figures, look).legend as object), ...(look.colors === 'theme' && { icon: 'roundRect' }) }, // the frame's own
  xAxis: nameAxis(look, figures.names),
  series: figures.series.map((one, index) =>
    one.role === 'before'
      ? { type: 'line', name: one.name, data: sizesOf(one), symbol: 'none', ...held(look), z: 3 }
      : {
          type: 'bar',
          name: one.name,
          data: isUnfinished(one, figures) ? unfinishedBar(sizesOf(one)) : sizesOf(one),
          stack: 'all',
          barMaxWidth: look.letter * 4,
          itemStyle: { borderColor: look.surface, borderWidth: 0.5, ...hatchOf(look, index) },
        },
  ),
})

const toneAt = ({ tones }: ChartFigures, look: ChartLook, index: number) => {
  const tone = tones?.[index]
  return tone ? look.tones[tone] : undefined
}

type Ranked = (figures: ChartFigures, look: ChartLook) => (index: number) => string

const shortLabel: Ranked = ({ series: [one], unit }, look) => {
  const short = shortText(look)
  return (index) => withUnit(short(sizeOf(one?.values[index])), unit)
}

/** Every digit, and how much of the whole that is. */
const shareLabel: Ranked = ({ series: [one], names, unit }) => {
  const shares = shareTexts(names.map((_, index) => sizeOf(one?.values[index])))
  return (index) => `${withUnit(groupedText(one?.values[index] ?? ''), unit)} · ${shares[index]}`
}

const rankedBy =
  (labelsOf: Ranked): Draw =>
  (figures, look) => {
    const labelOf = labelsOf(figures, look)
    const [one = { name: '', values: [] }] = figures.series
    const ranked = figures.names.map((name, index) => ({ name, index, size: sizeOf(one.values[index]) })).sort((a, b) => b.size - a.size)
    const names = ranked.map(({ name }) => name)
    return {
      ...frame(figures, look),
      grid: { ...grid(figures, look), right: look.letter * (widest(ranked.map(({ index }) => labelOf(index))) + 1) },
      // each bar says what it counts
      xAxis: { ...valueAxis(figures, look), name: '', show: false },
      yAxis: {
        ...nameAxis(look, names),
        inverse: true,
        axisLine: { show: false },
        axisLabel: { ...letters(look, look.text), width: look.letter * 12, overflow: 'truncate' },
      },
      series: [
        {
          type: 'bar',
          name: one.name,
          barMaxWidth: look.letter * 2,
          itemStyle: { borderRadius: 3 },
          data: ranked.map(({ name, index, size }) => ({
            name,
            value: size,
            label: { show: true, position: 'right', ...letters(look, look.text), formatter: labelOf(index) },
            itemStyle: { color: toneAt(figures, look, index) ?? look.tones.accent },
          })),
        },
      ],
    }
  }

const heat: Draw = (figures, look) => {
  const { names, series } = figures
  const cells = series.flatMap((one, y) => names.map((_name, x) => [x, y, sizeOf(one.values[x])]))
  const max = Math.max(1, ...cells.map(([, , value = 0]) => value))
  const most = withUnit(shortText(look)(max), figures.unit)
  return {
    ...frame(figures, look),
    legend: { show: false },
    tooltip: {
      ...(frame(figures, look).tooltip as object), // the frame's own
      formatter: ({ value: [x, y, size] }: { readonly value: readonly [number, number, number] }) =>
        `${series[y]?.name} ${names[x]}\n${groupedText(size)} ${figures.unit ?? ''}`,
    },
    grid: { ...grid({ names, series: [] }, look), right: look.letter * (widest([most]) + 2) },
    xAxis: nameAxis(look, names),
    yAxis: { ...nameAxis(look, []), data: series.map(({ name }) => name), inverse: true },
    visualMap: {
      min: 0,
      max,
      // what the colours stand for
      text: [most, '0'],
      right: 0,
      top: 'middle',
      padding: 0,
      itemWidth: look.letter * 0.8,
      itemHeight: look.letter * 8,
      hoverLink: false,
      textStyle: letters(look),
      inRange: { color: [look.soft, look.tones.accent] },
    },
    series: [{ type: 'heatmap', data: cells, itemStyle: { borderColor: look.surface, borderWidth: 2, borderRadius: 3 } }],
  }
}

/** A line by time, stacked bars, a ring of shares, bars by size, the same with the share of each, or weekdays by hours. */
export type ChartKind = 'line' | 'bars' | 'ring' | 'ranking' | 'shares' | 'heat'

const draws: Readonly<Record<ChartKind, Draw>> = { line, bars, ring, ranking: rankedBy(shortLabel), shares: rankedBy(shareLabel), heat }

/** What ECharts draws of the figures. */
export const optionOf = (kind: ChartKind, figures: ChartFigures, look: ChartLook): EChartsCoreOption => draws[kind](figures, look)
