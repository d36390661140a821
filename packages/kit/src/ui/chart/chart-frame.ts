import type { EChartsCoreOption } from 'echarts/core'
import { type ChartFigures, type ChartSeries, groupedText, sizeOf } from './chart-figures'
import type { ChartLook } from './chart-look'

export const sizesOf = ({ values }: ChartSeries) => values.map(sizeOf)

export const letters = (look: ChartLook, color = look.muted) => ({ color, fontFamily: look.font, fontSize: look.letter })

/** What every kind has: letters, colours, legend and the words at the pointer. */
export function frame({ series, unit = '' }: ChartFigures, look: ChartLook): EChartsCoreOption {
  return {
    animation: look.motion === 'moving',
    animationDuration: 300,
    animationDurationUpdate: 300,
    color: [...look.palette],
    textStyle: letters(look),
    legend: {
      show: series.length > 1,
      type: 'scroll',
      top: 0,
      right: 0,
      icon: 'roundRect',
      itemWidth: look.letter,
      itemHeight: look.letter / 3,
      textStyle: letters(look),
    },
    tooltip: {
      // drawn, not written: the page's policy takes no markup with styles of its own
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.surface,
      borderColor: look.border,
      textStyle: letters(look, look.text),
      valueFormatter: (value: unknown) => `${groupedText(String(value ?? ''))} ${unit}`,
    },
  }
}

/** How a figure stands where there is little room: `2万` in Chinese, `20K` in English. */
export function shortText({ language }: ChartLook): (value: number) => string {
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (value) => (Math.abs(value) < 10_000 ? groupedText(value) : compact.format(value))
}

const isWhole = ({ values }: ChartSeries) => sizesOf({ name: '', values }).every(Number.isInteger)

export const valueAxis = ({ series }: ChartFigures, look: ChartLook) => ({
  type: 'value',
  splitNumber: 4,
  // half a car is none
  ...(series.every(isWhole) && { minInterval: 1 }),
  splitLine: { lineStyle: { color: look.border } },
  axisLabel: { ...letters(look), formatter: shortText(look) },
})

/** A day of this year is known by its month and day. */
const shortName = (name: string) => /^\d{4}-(\d\d-\d\d)$/.exec(name)?.[1] ?? name

export const nameAxis = (look: ChartLook, names: readonly string[]) => ({
  type: 'category',
  data: names.map(shortName),
  axisTick: { show: false },
  axisLine: { lineStyle: { color: look.border } },
  axisLabel: { ...letters(look), hideOverlap: true },
})

export const grid = ({ series }: ChartFigures, { letter }: ChartLook) => ({
  top: series.length > 1 ? letter * 2.6 : letter,
  bottom: letter / 2,
  left: letter / 2,
  right: letter,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
})
