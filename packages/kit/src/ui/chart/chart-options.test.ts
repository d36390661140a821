import { expect, test } from 'vitest'
import { type ChartData, formatGrouped } from './chart-data'
import { createShortFormat } from './base-option'
import { type ChartTheme, toRgb } from './chart-theme'
import { type ChartKind, createOption } from './chart-options'

const look: ChartTheme = {
  text: '#111111',
  muted: '#777777',
  border: '#dddddd',
  surface: '#ffffff',
  soft: '#eeeeff',
  palette: ['#0000ff', '#ff8800'],
  tones: { accent: '#0000ff', success: '#00aa00', warning: '#aa6600', danger: '#aa0000', quiet: '#cccccc' },
  font: 'sans-serif',
  language: 'en',
  fontSize: 12,
  width: 600,
  height: 240,
  colors: 'theme',
  motion: 'moving',
}

const week: ChartData = {
  categories: ['2026-11-01', '2026-11-02'],
  series: [
    { name: 'now', values: ['12.50', 30] },
    { name: 'before', values: [10, 'x'], role: 'before' },
  ],
  unit: 'CNY',
}

const kinds = ['line', 'bars', 'ring', 'ranking', 'shares', 'heat'] as const satisfies readonly ChartKind[]

test('the period before is drawn behind, dashed and in the colour of quiet text', () => {
  const option = createOption('line', week, look)
  expect(option).toMatchObject({
    xAxis: { data: ['11-01', '11-02'] },
    series: [
      { data: [12.5, 30], z: 2 },
      { data: [10, 0], z: 1, lineStyle: { type: 'dashed', color: '#777777' } },
    ],
  })
})

test('a day that is not over stands apart and hollow; the pointer tells it once', () => {
  const unfinished = '2026-11-03 as of 14:20'
  const names = [...week.categories, unfinished]
  const three = {
    ...week,
    categories: names,
    partialName: unfinished,
    series: [
      { name: 'now', values: [3, 5, 1] },
      { ...week.series[1], name: 'before', values: [1, 2, 9] },
    ],
  }
  const { xAxis, series } = createOption('line', three, look) as {
    xAxis: { data: string[]; axisLabel: { formatter: (name: string) => string } }
    series: { data: unknown[]; lineStyle: { type?: unknown; opacity?: number }; tooltip?: { show: boolean }; symbol?: string }[]
  }
  expect(xAxis.axisLabel.formatter(xAxis.data.at(-1) ?? '')).toBe('11-03\nas of 14:20')
  const [told, whole, apart, before] = series
  expect(told).toMatchObject({ lineStyle: { opacity: 0 }, data: [3, 5, 1] })
  expect(whole).toMatchObject({ data: [3, 5], tooltip: { show: false } })
  expect(apart).toMatchObject({
    data: ['-', '-', 1],
    lineStyle: { type: [3, 3] },
    tooltip: { show: false },
    itemStyle: { color: look.surface, borderColor: look.palette[0] },
  })
  expect(before).toMatchObject({ data: [1, 2, 9] })
  const { legend } = createOption('line', { ...three, partialLabel: 'in progress' }, look) as { legend: { data: { name: string }[] } }
  expect(legend.data.map(({ name }) => name)).toEqual(['now', 'before', 'in progress'])
  expect(createOption('bars', three, look)).toMatchObject({
    series: [{ data: [3, 5, { value: 1, itemStyle: { opacity: 0.45 } }] }, { type: 'line', lineStyle: { type: 'dashed' } }],
  })
})

test('a stroke leads to a time that is not over where figures add up, as elsewhere they would only seem to fall', () => {
  const apartOf = (cumulative: boolean) => {
    const figures = { categories: ['a', 'b', 'c'], series: [{ name: 'now', values: [3, 5, 6] }], partialName: 'c', cumulative }
    const { series } = createOption('line', figures, look) as { series: { data: unknown[] }[] }
    return series[2]?.data
  }
  expect(apartOf(false)).toEqual(['-', '-', 6])
  expect(apartOf(true)).toEqual(['-', { value: 5, symbol: 'none' }, 6])
})

test('a limit is a thin line with its word, which neither the legend nor the pointer tells', () => {
  const limits = [{ value: 75, label: 'high 75%', tone: 'warning' as const }]
  const { legend, series } = createOption('line', { ...week, limits }, look) as { legend: { data: { name: string }[] }; series: object[] }
  expect(legend.data.map(({ name }) => name)).toEqual(['now', 'before'])
  expect(series[2]).toMatchObject({ data: [75, 75], tooltip: { show: false }, endLabel: { formatter: 'high 75%', color: '#aa6600' } })
})

test('a line reaches both edges, and says its last name and a few before it', () => {
  const spokenOf = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => String(index))
    const { xAxis } = createOption('line', { categories: names, series: [] }, look) as {
      xAxis: { boundaryGap: boolean; axisLabel: { alignMinLabel?: string; alignMaxLabel: string; interval: (index: number) => boolean } }
    }
    expect(xAxis).toMatchObject({ boundaryGap: false, axisLabel: { alignMaxLabel: 'right' } })
    return [names.map(Number).filter(xAxis.axisLabel.interval), xAxis.axisLabel.alignMinLabel]
  }
  expect(spokenOf(7)).toEqual([[0, 2, 4, 6], 'left'])
  expect(spokenOf(30)).toEqual([[5, 11, 17, 23, 29], undefined])
  expect(spokenOf(1)).toEqual([[0], 'left'])
})

test('a clock begins with its first time, and says round ones to the minute', () => {
  const spokenOf = (names: readonly string[], width = 600) => {
    const { xAxis } = createOption('line', { categories: names, series: [] }, { ...look, width }) as {
      xAxis: { axisLabel: { interval: (index: number) => boolean; formatter: (name: string) => string } }
    }
    return names.filter((_, index) => xAxis.axisLabel.interval(index)).map(xAxis.axisLabel.formatter)
  }
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = Array.from({ length: 24 }, (_, hour) => `${two(hour)}:00`)
  expect(spokenOf(hours)).toEqual(['00:00', '06:00', '12:00', '18:00'])
  expect(spokenOf(hours, 280)).toEqual(['00:00', '08:00', '16:00'])
  const seconds = Array.from({ length: 31 }, (_, index) => `05:${two(Math.floor(index / 6))}:${two((index % 6) * 10)}`)
  expect(spokenOf(seconds.slice(3, 25))).toEqual(['05:01', '05:02', '05:03', '05:04'])
  expect(spokenOf(seconds)).toEqual(['05:00', '05:02', '05:04'])
  expect(spokenOf(seconds.slice(2, 5))).toEqual(['05:00:20', '05:00:40'])
})

test('an axis has one way to write its numbers', () => {
  const written = (most: number, sizes: readonly number[]) => {
    const { yAxis } = createOption('line', { categories: ['a'], series: [{ name: 'n', values: [most] }] }, { ...look, language: 'zh-CN' }) as {
      yAxis: { axisLabel: { formatter: (value: number) => string } }
    }
    return sizes.map(yAxis.axisLabel.formatter)
  }
  expect(written(9631, [8000, 10_000])).toEqual(['8,000', '10,000'])
  expect(written(81_000, [0, 20_000])).toEqual(['0', '2万'])
})

test('only a line that stands alone has a surface below it', () => {
  const surfaces = (figures: ChartData) =>
    (createOption('line', figures, look) as { series: { areaStyle?: object }[] }).series.map(({ areaStyle }) => Boolean(areaStyle))
  expect(surfaces(week)).toEqual([true, false])
  expect(surfaces({ ...week, series: [...week.series, { name: 'more', values: [1, 2] }] })).toEqual([false, false, false])
})

test('what is counted in wholes has no halves at its axis', () => {
  const stepOf = (values: readonly (number | string)[]) =>
    (createOption('bars', { categories: ['a', 'b'], series: [{ name: 'n', values }] }, look) as { yAxis: { minInterval?: number } }).yAxis
      .minInterval
  expect([stepOf([1, 2]), stepOf(['0.5', 2])]).toEqual([1, undefined])
})

test('bars of one name stand on one another', () => {
  expect(createOption('bars', { ...week, series: week.series.map(({ name, values }) => ({ name, values })) }, look)).toMatchObject({
    series: [
      { type: 'bar', stack: 'all' },
      { type: 'bar', stack: 'all' },
    ],
  })
})

test('parts of a whole are ranked, each with every digit and its share', () => {
  const { series } = createOption('shares', { categories: ['a', 'b'], series: [{ name: 'n', values: ['1000.50', 3000] }], unit: 'CNY' }, look) as {
    series: { data: { name: string; label: { formatter: string } }[] }[]
  }
  expect(series[0]?.data.map(({ name, label }) => [name, label.formatter])).toEqual([
    ['b', '3,000 CNY · 75.0%'],
    ['a', '1,000.50 CNY · 25.0%'],
  ])
})

test('a ring takes the colours that say something, else those of the palette in turn', () => {
  const parts = { categories: ['a', 'b', 'c'], series: [{ name: 'parts', values: [1, 2, 3] }] }
  const colors = (figures: ChartData) =>
    (createOption('ring', figures, look) as { series: { data: { itemStyle: { color: string } }[] }[] }).series[0]?.data.map(
      ({ itemStyle }) => itemStyle.color,
    )
  expect(colors(parts)).toEqual(['#0000ff', '#ff8800', '#0000ff'])
  expect(colors({ ...parts, tones: ['danger', 'quiet', 'success'] })).toEqual(['#aa0000', '#cccccc', '#00aa00'])
})

interface Ring {
  readonly title: { readonly text: string; readonly subtext: string }
  readonly legend: { readonly left: number; readonly formatter: (name: string) => string }
  readonly series: readonly [{ readonly radius: readonly [number, number] }]
}

const ringOf = (figures: ChartData, box: Partial<ChartTheme> = {}) => createOption('ring', figures, { ...look, ...box }) as unknown as Ring

test('beside a ring stand the value and the share of each part, in its middle the total', () => {
  const { title, legend } = ringOf({ categories: ['a', 'b'], series: [{ name: 'n', values: ['1000.50', 3000] }], unit: 'CNY' })
  expect(title).toMatchObject({ text: '4,000.50', subtext: 'CNY' })
  expect(ringOf({ categories: ['a'], series: [{ name: 'n', values: ['1000.50'] }], unit: '¥' }).title).toMatchObject({
    text: '¥1,000.50',
    subtext: '',
  })
  expect(legend.formatter('b')).toBe('{name|b}{value|3,000 CNY}{share|75.0%}')
})

test('a ring is as high as its box; on a phone it leaves room for words of two lines', () => {
  const figures = { categories: ['scenic tickets'], series: [{ name: 'n', values: [1234567] }] }
  expect(ringOf(figures).series[0].radius[1] * 2).toBe(look.height - look.fontSize)
  const phone = ringOf(figures, { width: 280 })
  expect(phone.series[0].radius[1] * 2).toBeLessThan(280 / 2)
  expect(phone.legend.formatter('scenic tickets')).toContain('\n')
})

test('a value axis says what it counts, and a share is held against the whole', () => {
  const axisOf = (unit: string) =>
    (createOption('line', { ...week, unit }, look) as { yAxis: { name: string; max?: (span: object) => unknown } }).yAxis
  expect(axisOf('ms')).toMatchObject({ name: 'ms' })
  expect(axisOf('ms').max).toBeUndefined()
  expect([axisOf('%').max?.({ max: 40 }), axisOf('%').max?.({ max: 120 })]).toEqual([100, undefined])
})

test('what is not known is a gap in a line, not nothing', () => {
  expect(createOption('line', { categories: ['a', 'b'], series: [{ name: 'n', values: ['', 0] }] }, look)).toMatchObject({
    series: [{ data: ['-', 0] }],
  })
  const { tooltip } = createOption('line', { ...week, unit: '%' }, look) as { tooltip: { valueFormatter: (value: unknown) => string } }
  expect(['-', ['-'], Number.NaN, undefined, 12].map(tooltip.valueFormatter)).toEqual(['—', '—', '—', '—', '12%'])
})

test('where the system forces its colours, strokes, marks and hatching tell series apart', () => {
  const forced: ChartTheme = { ...look, colors: 'system' }
  const three = { categories: ['a'], series: ['x', 'y', 'z'].map((name) => ({ name, values: [1] })) }
  const shapesOf = (kind: ChartKind, shape: (series: never) => unknown) =>
    (createOption(kind, three, forced) as { series: never[] }).series.map((series) => JSON.stringify(shape(series)))
  const distinct = (shapes: readonly string[]) => new Set(shapes).size
  expect(
    distinct(shapesOf('line', ({ lineStyle, symbol }: { lineStyle: { type: unknown }; symbol: string }) => [lineStyle.type, symbol])),
  ).toBe(3)
  expect(distinct(shapesOf('bars', ({ itemStyle }: { itemStyle: { decal: object } }) => itemStyle.decal))).toBe(3)
  const parts = { categories: ['a', 'b'], series: [{ name: 'n', values: [1, 2] }] }
  const [pie] = (createOption('ring', parts, forced) as { series: [{ data: { itemStyle: { decal: object } }[] }] }).series
  expect(distinct(pie.data.map(({ itemStyle }) => JSON.stringify(itemStyle.decal)))).toBe(2)
})

test('a ranking has room for its longest figure and what it counts', () => {
  const rightOf = (unit: string) =>
    (createOption('ranking', { categories: ['a'], series: [{ name: 'n', values: [495] }], unit }, look) as { grid: { right: number } }).grid.right
  expect(rightOf('tickets') - rightOf('')).toBeGreaterThan(' tickets'.length * look.fontSize * 0.5)
})

test('a ranking begins with the largest', () => {
  const option = createOption('ranking', { categories: ['low', 'high'], series: [{ name: 'n', values: ['9', '80'] }] }, look)
  expect(option).toMatchObject({ yAxis: { data: ['high', 'low'], inverse: true }, series: [{ data: [{ value: 80 }, { value: 9 }] }] })
})

test('a heat map goes from the soft to the full accent, up to its largest figure', () => {
  const option = createOption('heat', { categories: ['08', '09'], series: [{ name: 'Mon', values: [1, 7] }] }, look)
  expect(option).toMatchObject({
    visualMap: { max: 7, text: ['7', '0'], inRange: { color: ['#eeeeff', '#0000ff'] } },
    series: [
      {
        data: [
          [0, 0, 1],
          [1, 0, 7],
        ],
      },
    ],
  })
})

test('a cell of a heat map says its day, its hour and its figure', () => {
  const { tooltip } = createOption('heat', { categories: ['08', '09'], series: [{ name: 'Mon', values: [1, 7] }], unit: 'cars' }, look) as {
    tooltip: { formatter: (cell: { value: readonly number[] }) => string }
  }
  expect(tooltip.formatter({ value: [1, 0, 7] })).toBe('Mon 09\n7 cars')
})

test('no kind writes markup into the page, and none moves where motion is off', () => {
  for (const kind of kinds)
    expect(createOption(kind, week, { ...look, motion: 'still' }), kind).toMatchObject({
      animation: false,
      tooltip: { renderMode: 'richText' },
    })
})

test('figures stand with their thousands apart and every digit', () => {
  expect(['12345678901234567.80', '-1234', '12', '', '1234.5678'].map(formatGrouped)).toEqual([
    '12,345,678,901,234,567.80',
    '-1,234',
    '12',
    '',
    '1,234.5678',
  ])
})

test('a mixed colour becomes one that a canvas knows', () => {
  expect(toRgb('color(srgb 1 0.5 0 / 0.25)')).toBe('rgba(255,128,0,0.25)')
  expect(toRgb('color(srgb 0 0.2 1)')).toBe('rgba(0,51,255,1)')
  expect(toRgb('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)')
})

test('large figures are shortened as the language of the page does', () => {
  const short = (language: string) => createShortFormat({ ...look, language })
  expect([short('zh-CN')(23_400), short('en')(23_400), short('zh-CN')(9_999)]).toEqual(['2.3万', '23.4K', '9,999'])
  expect(short('zh-CN')(120_000_000)).toBe('1.2亿')
})
