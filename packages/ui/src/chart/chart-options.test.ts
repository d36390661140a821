import { expect, test } from 'vitest'
import { createShortFormat } from './base-option'
import { type ChartData, formatGrouped } from './chart-data'
import { type ChartKind, createOption } from './chart-options'
import { type ChartTheme, toRgb } from './chart-theme'

const theme: ChartTheme = {
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

test('createOption draws the compared period behind, dashed and in the muted colour', () => {
  const option = createOption('line', week, theme)
  expect(option).toMatchObject({
    xAxis: { data: ['11-01', '11-02'] },
    series: [
      { data: [12.5, 30], z: 2 },
      { data: [10, 0], z: 1, lineStyle: { type: 'dashed', color: '#777777' } },
    ],
  })
})

test('createOption draws a day that is not over as a separate hollow point', () => {
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
  const { xAxis, series } = createOption('line', three, theme) as {
    xAxis: { data: string[]; axisLabel: { formatter: (name: string) => string } }
    series: { data: unknown[]; lineStyle: { type?: unknown; opacity?: number }; tooltip?: { show: boolean }; symbol?: string }[]
  }
  expect(xAxis.axisLabel.formatter(xAxis.data.at(-1) ?? '')).toBe('11-03\nas of 14:20')
  const [withTooltip, whole, partial, before] = series
  expect(withTooltip).toMatchObject({ lineStyle: { opacity: 0 }, data: [3, 5, 1] })
  expect(whole).toMatchObject({ data: [3, 5], tooltip: { show: false } })
  expect(partial).toMatchObject({
    data: ['-', '-', 1],
    lineStyle: { type: [3, 3] },
    tooltip: { show: false },
    itemStyle: { color: theme.surface, borderColor: theme.palette[0] },
  })
  expect(before).toMatchObject({ data: [1, 2, 9] })
  const { legend } = createOption('line', { ...three, partialLabel: 'in progress' }, theme) as { legend: { data: { name: string }[] } }
  expect(legend.data.map(({ name }) => name)).toEqual(['now', 'before', 'in progress'])
  expect(createOption('bars', three, theme)).toMatchObject({
    series: [{ data: [3, 5, { value: 1, itemStyle: { opacity: 0.45 } }] }, { type: 'line', lineStyle: { type: 'dashed' } }],
  })
})

test('createOption connects a period that is not over only for running totals', () => {
  const getPartialData = (cumulative: boolean) => {
    const figures = { categories: ['a', 'b', 'c'], series: [{ name: 'now', values: [3, 5, 6] }], partialName: 'c', cumulative }
    const { series } = createOption('line', figures, theme) as { series: { data: unknown[] }[] }
    return series[2]?.data
  }
  expect(getPartialData(false)).toEqual(['-', '-', 6])
  expect(getPartialData(true)).toEqual(['-', { value: 5, symbol: 'none' }, 6])
})

test('createOption draws limits outside of legend and tooltip', () => {
  const limits = [{ value: 75, label: 'high 75%', tone: 'warning' as const }]
  const { legend, series } = createOption('line', { ...week, limits }, theme) as { legend: { data: { name: string }[] }; series: object[] }
  expect(legend.data.map(({ name }) => name)).toEqual(['now', 'before'])
  expect(series[2]).toMatchObject({ data: [75, 75], tooltip: { show: false }, endLabel: { formatter: 'high 75%', color: '#aa6600' } })
})

test('a line reaches both edges and labels the last and a few earlier names', () => {
  const getVisibleLabels = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => String(index))
    const { xAxis } = createOption('line', { categories: names, series: [] }, theme) as {
      xAxis: { boundaryGap: boolean; axisLabel: { alignMinLabel?: string; alignMaxLabel: string; interval: (index: number) => boolean } }
    }
    expect(xAxis).toMatchObject({ boundaryGap: false, axisLabel: { alignMaxLabel: 'right' } })
    return [names.map(Number).filter(xAxis.axisLabel.interval), xAxis.axisLabel.alignMinLabel]
  }
  expect(getVisibleLabels(7)).toEqual([[0, 2, 4, 6], 'left'])
  expect(getVisibleLabels(30)).toEqual([[5, 11, 17, 23, 29], undefined])
  expect(getVisibleLabels(1)).toEqual([[0], 'left'])
})

test('createOption labels hours from the first, and minutes without seconds', () => {
  const getVisibleLabels = (names: readonly string[], width = 600) => {
    const { xAxis } = createOption('line', { categories: names, series: [] }, { ...theme, width }) as {
      xAxis: { axisLabel: { interval: (index: number) => boolean; formatter: (name: string) => string } }
    }
    return names.filter((_, index) => xAxis.axisLabel.interval(index)).map(xAxis.axisLabel.formatter)
  }
  const two = (count: number) => String(count).padStart(2, '0')
  const hours = Array.from({ length: 24 }, (_, hour) => `${two(hour)}:00`)
  expect(getVisibleLabels(hours)).toEqual(['00:00', '06:00', '12:00', '18:00'])
  expect(getVisibleLabels(hours, 280)).toEqual(['00:00', '08:00', '16:00'])
  const seconds = Array.from({ length: 31 }, (_, index) => `05:${two(Math.floor(index / 6))}:${two((index % 6) * 10)}`)
  expect(getVisibleLabels(seconds.slice(3, 25))).toEqual(['05:01', '05:02', '05:03', '05:04'])
  expect(getVisibleLabels(seconds)).toEqual(['05:00', '05:02', '05:04'])
  expect(getVisibleLabels(seconds.slice(2, 5))).toEqual(['05:00:20', '05:00:40'])
})

test('an axis formats its numbers in one way', () => {
  const formatSizes = (maximum: number, sizes: readonly number[]) => {
    const { yAxis } = createOption(
      'line',
      { categories: ['a'], series: [{ name: 'n', values: [maximum] }] },
      { ...theme, language: 'zh-CN' },
    ) as {
      yAxis: { axisLabel: { formatter: (value: number) => string } }
    }
    return sizes.map(yAxis.axisLabel.formatter)
  }
  expect(formatSizes(9631, [8000, 10_000])).toEqual(['8,000', '10,000'])
  expect(formatSizes(81_000, [0, 20_000])).toEqual(['0', '2万'])
})

test('only a single line has an area', () => {
  const surfaces = (figures: ChartData) =>
    (createOption('line', figures, theme) as { series: { areaStyle?: object }[] }).series.map(({ areaStyle }) => Boolean(areaStyle))
  expect(surfaces(week)).toEqual([true, false])
  expect(surfaces({ ...week, series: [...week.series, { name: 'more', values: [1, 2] }] })).toEqual([false, false, false])
})

test('whole numbers have no fractions on the axis', () => {
  const getMinInterval = (values: readonly (number | string)[]) =>
    (createOption('bars', { categories: ['a', 'b'], series: [{ name: 'n', values }] }, theme) as { yAxis: { minInterval?: number } }).yAxis
      .minInterval
  expect([getMinInterval([1, 2]), getMinInterval(['0.5', 2])]).toEqual([1, undefined])
})

test('createOption stacks bars of one category', () => {
  expect(createOption('bars', { ...week, series: week.series.map(({ name, values }) => ({ name, values })) }, theme)).toMatchObject({
    series: [
      { type: 'bar', stack: 'all' },
      { type: 'bar', stack: 'all' },
    ],
  })
})

test('createOption ranks the parts of a whole with every digit and the share', () => {
  const { series } = createOption(
    'shares',
    { categories: ['a', 'b'], series: [{ name: 'n', values: ['1000.50', 3000] }], unit: 'CNY' },
    theme,
  ) as {
    series: { data: { name: string; label: { formatter: string } }[] }[]
  }
  expect(series[0]?.data.map(({ name, label }) => [name, label.formatter])).toEqual([
    ['b', '3,000 CNY · 75.0%'],
    ['a', '1,000.50 CNY · 25.0%'],
  ])
})

test('a ring uses semantic colours, else the palette', () => {
  const parts = { categories: ['a', 'b', 'c'], series: [{ name: 'parts', values: [1, 2, 3] }] }
  const colors = (figures: ChartData) =>
    (createOption('ring', figures, theme) as { series: { data: { itemStyle: { color: string } }[] }[] }).series[0]?.data.map(
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

const createRing = (figures: ChartData, box: Partial<ChartTheme> = {}) =>
  createOption('ring', figures, { ...theme, ...box }) as unknown as Ring

test('a ring shows the total, its legend the value and share of each part', () => {
  const { title, legend } = createRing({ categories: ['a', 'b'], series: [{ name: 'n', values: ['1000.50', 3000] }], unit: 'CNY' })
  expect(title).toMatchObject({ text: '4,000.50', subtext: 'CNY' })
  expect(createRing({ categories: ['a'], series: [{ name: 'n', values: ['1000.50'] }], unit: '¥' }).title).toMatchObject({
    text: '¥1,000.50',
    subtext: '',
  })
  expect(legend.formatter('b')).toBe('{name|b}{value|3,000 CNY}{share|75.0%}')
})

test('a ring fills the height, and on phones leaves room for two-line labels', () => {
  const figures = { categories: ['scenic tickets'], series: [{ name: 'n', values: [1234567] }] }
  expect(createRing(figures).series[0].radius[1] * 2).toBe(theme.height - theme.fontSize)
  const phone = createRing(figures, { width: 280 })
  expect(phone.series[0].radius[1] * 2).toBeLessThan(280 / 2)
  expect(phone.legend.formatter('scenic tickets')).toContain('\n')
})

test('a value axis shows its unit, and a percentage axis reaches 100', () => {
  const getValueAxis = (unit: string) =>
    (createOption('line', { ...week, unit }, theme) as { yAxis: { name: string; max?: (span: object) => unknown } }).yAxis
  expect(getValueAxis('ms')).toMatchObject({ name: 'ms' })
  expect(getValueAxis('ms').max).toBeUndefined()
  expect([getValueAxis('%').max?.({ max: 40 }), getValueAxis('%').max?.({ max: 120 })]).toEqual([100, undefined])
})

test('a missing value is a gap in a line instead of 0', () => {
  expect(createOption('line', { categories: ['a', 'b'], series: [{ name: 'n', values: ['', 0] }] }, theme)).toMatchObject({
    series: [{ data: ['-', 0] }],
  })
  const { tooltip } = createOption('line', { ...week, unit: '%' }, theme) as { tooltip: { valueFormatter: (value: unknown) => string } }
  expect(['-', ['-'], Number.NaN, undefined, 12].map(tooltip.valueFormatter)).toEqual(['—', '—', '—', '—', '12%'])
})

test('in forced-colors mode, strokes, symbols and patterns distinguish series', () => {
  const forced: ChartTheme = { ...theme, colors: 'system' }
  const three = { categories: ['a'], series: ['x', 'y', 'z'].map((name) => ({ name, values: [1] })) }
  const getShapes = (kind: ChartKind, shape: (series: never) => unknown) =>
    (createOption(kind, three, forced) as { series: never[] }).series.map((series) => JSON.stringify(shape(series)))
  const distinct = (shapes: readonly string[]) => new Set(shapes).size
  expect(
    distinct(getShapes('line', ({ lineStyle, symbol }: { lineStyle: { type: unknown }; symbol: string }) => [lineStyle.type, symbol])),
  ).toBe(3)
  expect(distinct(getShapes('bars', ({ itemStyle }: { itemStyle: { decal: object } }) => itemStyle.decal))).toBe(3)
  const parts = { categories: ['a', 'b'], series: [{ name: 'n', values: [1, 2] }] }
  const [pie] = (createOption('ring', parts, forced) as { series: [{ data: { itemStyle: { decal: object } }[] }] }).series
  expect(distinct(pie.data.map(({ itemStyle }) => JSON.stringify(itemStyle.decal)))).toBe(2)
})

test('a ranking leaves room for its longest value with unit', () => {
  const getRightMargin = (unit: string) =>
    (createOption('ranking', { categories: ['a'], series: [{ name: 'n', values: [495] }], unit }, theme) as { grid: { right: number } })
      .grid.right
  expect(getRightMargin('tickets') - getRightMargin('')).toBeGreaterThan(' tickets'.length * theme.fontSize * 0.5)
})

test('a ranking is sorted from the largest value', () => {
  const option = createOption('ranking', { categories: ['low', 'high'], series: [{ name: 'n', values: ['9', '80'] }] }, theme)
  expect(option).toMatchObject({ yAxis: { data: ['high', 'low'], inverse: true }, series: [{ data: [{ value: 80 }, { value: 9 }] }] })
})

test('a heat map scales from the soft to the full accent at its largest value', () => {
  const option = createOption('heat', { categories: ['08', '09'], series: [{ name: 'Mon', values: [1, 7] }] }, theme)
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

test('the tooltip of a heat map names day, hour and value', () => {
  const { tooltip } = createOption(
    'heat',
    { categories: ['08', '09'], series: [{ name: 'Mon', values: [1, 7] }], unit: 'cars' },
    theme,
  ) as {
    tooltip: { formatter: (cell: { value: readonly number[] }) => string }
  }
  expect(tooltip.formatter({ value: [1, 0, 7] })).toBe('Mon 09\n7 cars')
})

test('no kind writes HTML tooltips, nor animates with reduced motion', () => {
  for (const kind of kinds)
    expect(createOption(kind, week, { ...theme, motion: 'still' }), kind).toMatchObject({
      animation: false,
      tooltip: { renderMode: 'richText' },
    })
})

test('formatGrouped formats every digit with thousands separators', () => {
  expect(['12345678901234567.80', '-1234', '12', '', '1234.5678'].map(formatGrouped)).toEqual([
    '12,345,678,901,234,567.80',
    '-1,234',
    '12',
    '',
    '1,234.5678',
  ])
})

test('toRgb converts a mixed colour to one that a canvas accepts', () => {
  expect(toRgb('color(srgb 1 0.5 0 / 0.25)')).toBe('rgba(255,128,0,0.25)')
  expect(toRgb('color(srgb 0 0.2 1)')).toBe('rgba(0,51,255,1)')
  expect(toRgb('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)')
})

test('compact numbers follow the language of the page', () => {
  const short = (language: string) => createShortFormat({ ...theme, language })
  expect([short('zh-CN')(23_400), short('en')(23_400), short('zh-CN')(9_999)]).toEqual(['2.3万', '23.4K', '9,999'])
  expect(short('zh-CN')(120_000_000)).toBe('1.2亿')
})
