import { expect, test } from 'vitest'
import type { ChartData } from './chart-data'
import { createOption } from './chart-options'
import type { ChartTheme } from './chart-theme'

const theme: ChartTheme = {
  ...{ text: '#111111', muted: '#777777', border: '#dddddd', surface: '#ffffff', soft: '#eeeeff', palette: ['#0000ff', '#ff8800'] },
  tones: { accent: '#0000ff', success: '#00aa00', warning: '#aa6600', danger: '#aa0000', quiet: '#cccccc' },
  ...{ font: 'sans-serif', language: 'en', fontSize: 12, width: 600, height: 240, colors: 'theme', motion: 'moving' },
}

const createWeek = (rent: readonly number[]): ChartData => ({
  categories: ['11-22', '11-23', '11-24', '11-25', '11-26', '11-27', '11-28'],
  series: [
    { name: 'tickets', values: ['15000.50', 14000, 9000, 17000, 18000, 26000, 0] },
    { name: 'rent', values: rent },
    { name: 'before', values: [9000, 8000, 90000, 7000, 7000, 7000, 7000], role: 'before' },
  ],
})

/** Returns the end of the axis, and each label with the positions of its part and its day. */
function getCut(figures: ChartData) {
  const { yAxis, series } = createOption('bars', figures, theme) as {
    yAxis: { max?: number }
    series: { data: { label?: { formatter: string } }[] }[]
  }
  return {
    max: yAxis.max,
    labels: series.flatMap(({ data }, part) => data.flatMap(({ label }, day) => (label ? [[part, day, label.formatter]] : []))),
  }
}

test.each([
  ['a rent of months is cut and labelled', [0, 65790.5, 0, 0, 0, 0, 0], { max: 35000, labels: [[1, 1, '↑ 79,790.5']] }],
  ['equal rents are not', [65790, 65790, 65790, 65790, 65790, 65790, 0], { max: undefined, labels: [] }],
  ['a week without rent is not', [0, 0, 0, 0, 0, 0, 0], { max: undefined, labels: [] }],
])('createOption keeps the other bars readable: %s', (_, rent, expected) => {
  expect(getCut(createWeek(rent))).toEqual(expected)
})

test('createOption cuts no bar of few', () => {
  const { categories, series } = createWeek([0, 65790, 0, 0])
  expect(getCut({ categories: categories.slice(0, 4), series }).max).toBeUndefined()
})

test('createOption draws a break across the bars that are cut', () => {
  const getBreaks = (figures: ChartData) => {
    const { series } = createOption('bars', figures, theme) as { series: { name: string; data: unknown[] }[] }
    return series.flatMap(({ name, data }) => (name === '' ? [data.map((value) => typeof value === 'number')] : []))
  }
  expect(getBreaks(createWeek([0, 65790.5, 0, 0, 0, 0, 0]))).toEqual([[false, true, false, false, false, false, false]])
  expect(getBreaks(createWeek([0, 0, 0, 0, 0, 0, 0]))).toEqual([])
})
