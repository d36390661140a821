import type { EChartsCoreOption } from 'echarts/core'
import { type ChartData, formatGrouped, formatShares, toNumber, sumValues, appendUnit } from './chart-data'
import { createBaseOption, getDecal, getTextStyle, createShortFormat, getMaxWidth, estimateWidth } from './base-option'
import type { ChartTheme } from './chart-theme'

/** so much of its box's width at most is the ring's */
const ringShare = 0.44
const innerRadius = 0.64
const gapInLetters = 2
const maxNameLength = 12
const bullet = 1.5

interface Part {
  readonly name: string
  readonly value: string
  readonly share: string
}

const truncateName = (name: string) => (estimateWidth(name) > maxNameLength ? `${[...name].slice(0, maxNameLength - 1).join('')}…` : name)

/** Where the ring and its legend stand: as large as the box lets them, in its middle where there is room. */
function layOutLabels(parts: readonly Part[], { width, height, fontSize: letter }: ChartTheme) {
  const size = Math.min(height - letter, width * ringShare)
  const columns = { name: getMaxWidth(parts.map(({ name }) => truncateName(name))), value: getMaxWidth(parts.map(({ value }) => value)), share: 4.5 }
  const gap = gapInLetters * letter
  const figures = columns.value + columns.share + gapInLetters
  const roomFor = (legend: number) => width - size - gap - legend * letter
  // else each part takes two lines
  const isNarrow = roomFor(columns.name + figures + bullet) < 0
  const room = Math.max(0, roomFor(bullet + (isNarrow ? Math.max(columns.name, figures) : columns.name + figures)))
  return { size, columns, isNarrow, centre: (room + size) / 2, legend: room / 2 + size + Math.min(gap, room + gap / 2) }
}

/** A ring with the whole in its middle, and beside it how much each part is. */
export function createRingOption(figures: ChartData, look: ChartTheme): EChartsCoreOption {
  const { categories, tones, series, unit } = figures
  const { fontSize: letter } = look
  const [one = { name: '', values: [] }] = series
  const whole = one.values.reduce<number>((sum, value) => sum + toNumber(value), 0)
  const shares = formatShares(categories.map((_, index) => toNumber(one.values[index])))
  const parts = categories.map((name, index): Part => {
    const value = one.values[index] ?? ''
    return { name, value: appendUnit(formatGrouped(value), unit), share: shares[index] ?? '' }
  })
  const { size, columns, isNarrow, centre, legend } = layOutLabels(parts, look)
  const lineOf = (name: string) => {
    const part = parts.find((candidate) => candidate.name === name)
    if (!part) return name
    return isNarrow
      ? `{name|${truncateName(name)}}\n{value|${part.value}}  {share|${part.share}}`
      : `{name|${truncateName(name)}}{value|${part.value}}{share|${part.share}}`
  }
  const column = (of: keyof typeof columns) => ({ width: columns[of] * letter, align: of === 'name' ? 'left' : 'right' })
  const lineHeight = letter * 1.4
  const rich = {
    name: { ...getTextStyle(look), lineHeight, ...(!isNarrow && column('name')) },
    value: { ...getTextStyle(look, look.text), lineHeight, ...(isNarrow ? {} : { ...column('value'), padding: [0, 0, 0, letter] }) },
    share: {
      ...getTextStyle(look, look.text),
      fontWeight: 'bold',
      lineHeight,
      ...(!isNarrow && { ...column('share'), padding: [0, 0, 0, letter / 2] }),
    },
  }
  const sign = unit === '¥' ? unit : ''
  const total = sign + formatGrouped(sumValues(one.values))
  const title = letter * 1.5
  // shortened where the hole is too small for every digit
  const fits = estimateWidth(total) * title < size * innerRadius * 0.9
  return {
    ...createBaseOption(figures, look),
    title: {
      text: fits ? total : sign + createShortFormat(look)(whole),
      subtext: sign ? '' : (unit ?? ''),
      itemGap: letter * 0.6,
      padding: 0,
      left: centre,
      top: 'middle',
      textAlign: 'center',
      textStyle: { ...getTextStyle(look, look.text), fontSize: title },
      subtextStyle: getTextStyle(look),
    },
    legend: {
      type: 'scroll',
      orient: 'vertical',
      // a part that is taken away would leave the total and the shares untrue
      selectedMode: false,
      left: legend,
      top: 'middle',
      icon: look.colors === 'system' ? 'rect' : 'circle',
      itemWidth: letter * (look.colors === 'system' ? 1.6 : 0.8),
      itemGap: letter * (isNarrow ? 1.2 : 1),
      textStyle: { ...getTextStyle(look), rich },
      formatter: lineOf,
    },
    series: [
      {
        type: 'pie',
        name: one.name,
        radius: [(size / 2) * innerRadius, size / 2],
        center: [centre, '50%'],
        label: { show: false },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        emphasis: { scale: false },
        data: categories.map((name, index) => {
          const tone = tones?.[index]
          const color = tone ? look.tones[tone] : look.palette[index % look.palette.length]
          return { name, value: toNumber(one.values[index]), itemStyle: { color, ...getDecal(look, index) } }
        }),
      },
    ],
  }
}
