import type { EChartsCoreOption } from 'echarts/core'
import { type ChartFigures, groupedText, shareTexts, sizeOf, totalOf, withUnit } from './chart-figures'
import { frame, hatchOf, letters, shortText, widest, widthOf } from './chart-frame'
import type { ChartLook } from './chart-look'

/** so much of its box's width at most is the ring's */
const ringShare = 0.44
const hole = 0.64
const gapLetters = 2
const longestName = 12
const bullet = 1.5

interface Part {
  readonly name: string
  readonly value: string
  readonly share: string
}

const cut = (name: string) => (widthOf(name) > longestName ? `${[...name].slice(0, longestName - 1).join('')}…` : name)

/** Where the ring and its legend stand: as large as the box lets them, in its middle where there is room. */
function placesOf(parts: readonly Part[], { width, height, letter }: ChartLook) {
  const size = Math.min(height - letter, width * ringShare)
  const columns = { name: widest(parts.map(({ name }) => cut(name))), value: widest(parts.map(({ value }) => value)), share: 4.5 }
  const gap = gapLetters * letter
  const figures = columns.value + columns.share + gapLetters
  const roomFor = (legend: number) => width - size - gap - legend * letter
  // else each part takes two lines
  const isNarrow = roomFor(columns.name + figures + bullet) < 0
  const room = Math.max(0, roomFor(bullet + (isNarrow ? Math.max(columns.name, figures) : columns.name + figures)))
  return { size, columns, isNarrow, centre: (room + size) / 2, legend: room / 2 + size + Math.min(gap, room + gap / 2) }
}

/** A ring with the whole in its middle, and beside it how much each part is. */
export function ring(figures: ChartFigures, look: ChartLook): EChartsCoreOption {
  const { names, tones, series, unit } = figures
  const { letter } = look
  const [one = { name: '', values: [] }] = series
  const whole = one.values.reduce<number>((sum, value) => sum + sizeOf(value), 0)
  const shares = shareTexts(names.map((_, index) => sizeOf(one.values[index])))
  const parts = names.map((name, index): Part => {
    const value = one.values[index] ?? ''
    return { name, value: withUnit(groupedText(value), unit), share: shares[index] ?? '' }
  })
  const { size, columns, isNarrow, centre, legend } = placesOf(parts, look)
  const lineOf = (name: string) => {
    const part = parts.find((candidate) => candidate.name === name)
    if (!part) return name
    return isNarrow
      ? `{name|${cut(name)}}\n{value|${part.value}}  {share|${part.share}}`
      : `{name|${cut(name)}}{value|${part.value}}{share|${part.share}}`
  }
  const column = (of: keyof typeof columns) => ({ width: columns[of] * letter, align: of === 'name' ? 'left' : 'right' })
  const lineHeight = letter * 1.4
  const rich = {
    name: { ...letters(look), lineHeight, ...(!isNarrow && column('name')) },
    value: { ...letters(look, look.text), lineHeight, ...(isNarrow ? {} : { ...column('value'), padding: [0, 0, 0, letter] }) },
    share: {
      ...letters(look, look.text),
      fontWeight: 'bold',
      lineHeight,
      ...(!isNarrow && { ...column('share'), padding: [0, 0, 0, letter / 2] }),
    },
  }
  const sign = unit === '¥' ? unit : ''
  const total = sign + groupedText(totalOf(one.values))
  const title = letter * 1.5
  // shortened where the hole is too small for every digit
  const fits = widthOf(total) * title < size * hole * 0.9
  return {
    ...frame(figures, look),
    title: {
      text: fits ? total : sign + shortText(look)(whole),
      subtext: sign ? '' : (unit ?? ''),
      itemGap: letter * 0.6,
      padding: 0,
      left: centre,
      top: 'middle',
      textAlign: 'center',
      textStyle: { ...letters(look, look.text), fontSize: title },
      subtextStyle: letters(look),
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
      textStyle: { ...letters(look), rich },
      formatter: lineOf,
    },
    series: [
      {
        type: 'pie',
        name: one.name,
        radius: [(size / 2) * hole, size / 2],
        center: [centre, '50%'],
        label: { show: false },
        itemStyle: { borderColor: look.surface, borderWidth: 2 },
        emphasis: { scale: false },
        data: names.map((name, index) => {
          const tone = tones?.[index]
          const color = tone ? look.tones[tone] : look.palette[index % look.palette.length]
          return { name, value: sizeOf(one.values[index]), itemStyle: { color, ...hatchOf(look, index) } }
        }),
      },
    ],
  }
}
