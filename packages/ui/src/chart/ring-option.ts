import type { EChartsCoreOption } from 'echarts/core'
import { createBaseOption, createShortFormat, estimateWidth, getDecal, getMaxWidth, getTextStyle } from './base-option'
import { appendUnit, type ChartData, formatGrouped, formatShares, sumValues, toNumber } from './chart-data'
import type { ChartTheme } from './chart-theme'

/** Maximum share of the container's width that the ring takes. */
const ringShare = 0.44
const innerRadius = 0.64
const gapInEms = 2
const maxNameLength = 12
const bullet = 1.5

interface Part {
  readonly name: string
  readonly value: string
  readonly share: string
}

const truncateName = (name: string) => (estimateWidth(name) > maxNameLength ? `${[...name].slice(0, maxNameLength - 1).join('')}…` : name)

/** Computes the size and position of the ring and its legend: as large as possible, centred if there is room. */
function layOutLabels(parts: readonly Part[], { width, height, fontSize: em }: ChartTheme) {
  const size = Math.min(height - em, width * ringShare)
  const columns = {
    name: getMaxWidth(parts.map(({ name }) => truncateName(name))),
    value: getMaxWidth(parts.map(({ value }) => value)),
    share: 4.5,
  }
  const gap = gapInEms * em
  const figures = columns.value + columns.share + gapInEms
  const getFreeWidth = (legend: number) => width - size - gap - legend * em
  // in a narrow container each part takes two lines
  const isNarrow = getFreeWidth(columns.name + figures + bullet) < 0
  const room = Math.max(0, getFreeWidth(bullet + (isNarrow ? Math.max(columns.name, figures) : columns.name + figures)))
  return { size, columns, isNarrow, centre: (room + size) / 2, legend: room / 2 + size + Math.min(gap, room + gap / 2) }
}

/** Creates a ring with the total in its middle; the legend lists the value and share of each part. */
export function createRingOption(figures: ChartData, theme: ChartTheme): EChartsCoreOption {
  const { categories, tones, series, unit } = figures
  const { fontSize: em } = theme
  const [one = { name: '', values: [] }] = series
  const whole = one.values.reduce<number>((sum, value) => sum + toNumber(value), 0)
  const shares = formatShares(categories.map((_, index) => toNumber(one.values[index])))
  const parts = categories.map((name, index): Part => {
    const value = one.values[index] ?? ''
    return { name, value: appendUnit(formatGrouped(value), unit), share: shares[index] ?? '' }
  })
  const { size, columns, isNarrow, centre, legend } = layOutLabels(parts, theme)
  const formatLegendItem = (name: string) => {
    const part = parts.find((candidate) => candidate.name === name)
    if (!part) return name
    return isNarrow
      ? `{name|${truncateName(name)}}\n{value|${part.value}}  {share|${part.share}}`
      : `{name|${truncateName(name)}}{value|${part.value}}{share|${part.share}}`
  }
  const column = (of: keyof typeof columns) => ({ width: columns[of] * em, align: of === 'name' ? 'left' : 'right' })
  const lineHeight = em * 1.4
  const rich = {
    name: { ...getTextStyle(theme), lineHeight, ...(!isNarrow && column('name')) },
    value: { ...getTextStyle(theme, theme.text), lineHeight, ...(isNarrow ? {} : { ...column('value'), padding: [0, 0, 0, em] }) },
    share: {
      ...getTextStyle(theme, theme.text),
      fontWeight: 'bold',
      lineHeight,
      ...(!isNarrow && { ...column('share'), padding: [0, 0, 0, em / 2] }),
    },
  }
  const sign = unit === '¥' ? unit : ''
  const total = sign + formatGrouped(sumValues(one.values))
  const title = em * 1.5
  // compact if the hole is too small for every digit
  const fits = estimateWidth(total) * title < size * innerRadius * 0.9
  return {
    ...createBaseOption(figures, theme),
    title: {
      text: fits ? total : sign + createShortFormat(theme)(whole),
      subtext: sign ? '' : (unit ?? ''),
      itemGap: em * 0.6,
      padding: 0,
      left: centre,
      top: 'middle',
      textAlign: 'center',
      textStyle: { ...getTextStyle(theme, theme.text), fontSize: title },
      subtextStyle: getTextStyle(theme),
    },
    legend: {
      type: 'scroll',
      orient: 'vertical',
      // a hidden part would make the total and the shares wrong
      selectedMode: false,
      left: legend,
      top: 'middle',
      icon: theme.colors === 'system' ? 'rect' : 'circle',
      itemWidth: em * (theme.colors === 'system' ? 1.6 : 0.8),
      itemGap: em * (isNarrow ? 1.2 : 1),
      textStyle: { ...getTextStyle(theme), rich },
      formatter: formatLegendItem,
    },
    series: [
      {
        type: 'pie',
        name: one.name,
        radius: [(size / 2) * innerRadius, size / 2],
        center: [centre, '50%'],
        label: { show: false },
        itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        emphasis: { scale: false },
        data: categories.map((name, index) => {
          const tone = tones?.[index]
          const color = tone ? theme.tones[tone] : theme.palette[index % theme.palette.length]
          return { name, value: toNumber(one.values[index]), itemStyle: { color, ...getDecal(theme, index) } }
        }),
      },
    ],
  }
}
