import type { EChartsCoreOption } from 'echarts/core'
import { type ChartFigures, groupedText, sizeOf } from './chart-figures'
import { frame, grid, letters, nameAxis, shortText, sizesOf, valueAxis } from './chart-frame'
import type { ChartLook } from './chart-look'

type Draw = (figures: ChartFigures, look: ChartLook) => EChartsCoreOption

const labelled = 5

/** From edge to edge, a few names apart by the same step: the last one is always said, and stays within. */
function edgeAxis(look: ChartLook, names: readonly string[]) {
  const axis = nameAxis(look, names)
  const last = names.length - 1
  const step = Math.ceil(names.length / labelled)
  const interval = (index: number) => (last - index) % step === 0
  const align = { alignMaxLabel: 'right', showMaxLabel: true, ...(interval(0) && { alignMinLabel: 'left' }) }
  return { ...axis, boundaryGap: false, axisLabel: { ...axis.axisLabel, ...align, interval } }
}

const line: Draw = (figures, look) => {
  const { names, series } = figures
  const alone = series.filter(({ role }) => !role).length === 1
  const before = { lineStyle: { width: 1.5, type: 'dashed', color: look.muted }, itemStyle: { color: look.muted }, z: 1 }
  // surfaces over one another tell nothing
  const now = { lineStyle: { width: 2.5 }, ...(alone && { areaStyle: { opacity: 0.1 } }), z: 2 }
  return {
    ...frame(figures, look),
    tooltip: { ...(frame(figures, look).tooltip as object), trigger: 'axis' }, // the frame's own
    grid: grid(figures, look),
    xAxis: edgeAxis(look, names),
    yAxis: valueAxis(figures, look),
    series: series.map((one) => ({
      type: 'line',
      name: one.name,
      data: sizesOf(one),
      smooth: 0.25,
      smoothMonotone: 'x',
      showSymbol: names.length < 2,
      symbolSize: look.letter / 2,
      ...(one.role === 'before' ? before : now),
    })),
  }
}

const bars: Draw = (figures, look) => ({
  ...line(figures, look),
  xAxis: nameAxis(look, figures.names),
  series: figures.series.map((one) => ({
    type: 'bar',
    name: one.name,
    data: sizesOf(one),
    stack: 'all',
    barMaxWidth: look.letter * 2.5,
    itemStyle: { borderColor: look.surface, borderWidth: 0.5 },
  })),
})

const toneAt = ({ tones }: ChartFigures, look: ChartLook, index: number) => {
  const tone = tones?.[index]
  return tone ? look.tones[tone] : undefined
}

/** in letters: half of a ring's width inside and outside, and what stands before its legend */
const wide = { inner: 4, outer: 6.4, centre: 7, legend: 14.5 }
/** on a phone the words beside it come first */
const narrow = { inner: 2.4, outer: 4, centre: 4.2, legend: 9 }
const narrowest = 30

const ring: Draw = (figures, look) => {
  const { names, tones, series } = figures
  const [one = { name: '', values: [] }] = series
  const whole = sizesOf(one).reduce((sum, size) => sum + size, 0) || 1
  const partOf = (name: string) => `${name}  ${((sizeOf(one.values[names.indexOf(name)]) / whole) * 100).toFixed(1)}%`
  // where the colours say something, the figures stand beside it
  const legend = {
    show: !tones,
    type: 'scroll',
    orient: 'vertical',
    left: look.letter * wide.legend,
    top: 'middle',
    icon: 'circle',
    itemWidth: look.letter * 0.8,
    textStyle: letters(look, look.text),
    formatter: partOf,
  }
  const small = {
    legend: { left: look.letter * narrow.legend },
    series: [{ radius: [look.letter * narrow.inner, look.letter * narrow.outer], center: [look.letter * narrow.centre, '50%'] }],
  }
  return {
    ...frame(figures, look),
    ...(!tones && { media: [{ query: { maxWidth: look.letter * narrowest }, option: small }] }),
    legend,
    series: [
      {
        type: 'pie',
        name: one.name,
        radius: tones ? ['74%', '96%'] : [look.letter * wide.inner, look.letter * wide.outer],
        center: [tones ? '50%' : look.letter * wide.centre, '50%'],
        label: { show: false },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        emphasis: { scale: false },
        data: names.map((name, index) => {
          const color = toneAt(figures, look, index) ?? look.palette[index % look.palette.length]
          return { name, value: sizeOf(one.values[index]), itemStyle: { color } }
        }),
      },
    ],
  }
}

const ranking: Draw = (figures, look) => {
  const short = shortText(look)
  const [one = { name: '', values: [] }] = figures.series
  const ranked = figures.names.map((name, index) => ({ name, index, size: sizeOf(one.values[index]) })).sort((a, b) => b.size - a.size)
  const names = ranked.map(({ name }) => name)
  return {
    ...frame(figures, look),
    grid: { ...grid(figures, look), right: look.letter * 5 },
    xAxis: { ...valueAxis(figures, look), show: false },
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
        barMaxWidth: look.letter * 1.5,
        itemStyle: { borderRadius: 3 },
        label: { show: true, position: 'right', ...letters(look, look.text), formatter: ({ value }: { value: number }) => short(value) },
        data: ranked.map(({ name, index, size }) => ({
          name,
          value: size,
          itemStyle: { color: toneAt(figures, look, index) ?? look.tones.accent },
        })),
      },
    ],
  }
}

const heat: Draw = (figures, look) => {
  const { names, series } = figures
  const cells = series.flatMap((one, y) => names.map((_name, x) => [x, y, sizeOf(one.values[x])]))
  return {
    ...frame(figures, look),
    legend: { show: false },
    tooltip: {
      ...(frame(figures, look).tooltip as object), // the frame's own
      formatter: ({ value: [x, y, size] }: { readonly value: readonly [number, number, number] }) =>
        `${series[y]?.name} ${names[x]}\n${groupedText(size)} ${figures.unit ?? ''}`,
    },
    grid: grid({ ...figures, series: [] }, look),
    xAxis: nameAxis(look, names),
    yAxis: { ...nameAxis(look, []), data: series.map(({ name }) => name), inverse: true },
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(1, ...cells.map(([, , value = 0]) => value)),
      inRange: { color: [look.soft, look.tones.accent] },
    },
    series: [{ type: 'heatmap', data: cells, itemStyle: { borderColor: look.surface, borderWidth: 2, borderRadius: 3 } }],
  }
}

/** A line by time, stacked bars, a ring of shares, bars by size, or weekdays by hours. */
export type ChartKind = 'line' | 'bars' | 'ring' | 'ranking' | 'heat'

const draws: Readonly<Record<ChartKind, Draw>> = { line, bars, ring, ranking, heat }

/** What ECharts draws of the figures. */
export const optionOf = (kind: ChartKind, figures: ChartFigures, look: ChartLook): EChartsCoreOption => draws[kind](figures, look)
