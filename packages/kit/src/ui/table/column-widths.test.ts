import { expect, test } from 'vitest'
import { textWidth } from '../text-width'
import { columnWidths, type Widths } from './column-widths'

/** as the style sheet reckons it, in a box that is so wide */
const widthIn = ({ of, total }: Widths, column: Parameters<Widths['of']>[0], box: number) => {
  const width = of(column)
  return typeof width === 'number' ? width : width.least + Math.max(0, box - total) * width.share
}

const columns = [{ natural: 300 }, { width: 120 }, { natural: 90 }, { natural: 180 }]

test('columns fill the table, whatever is left for them', () => {
  const widths = columnWidths(columns, 200)
  for (const box of [widths.total, 900, 1440]) {
    const sum = columns.reduce((width, column) => width + widthIn(widths, column, box), 200)
    expect(Math.abs(sum - box)).toBeLessThan(1)
  }
})

test('a fixed column keeps its width, the longest text gets the most', () => {
  const widths = columnWidths(columns, 200)
  const [long = 0, fixed, short = 0, middle = 0] = columns.map((column) => widthIn(widths, column, 1200))
  expect(fixed).toBe(120)
  expect(long).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(short)
})

test('where there is no room a short text keeps what it needs, a long one gives way', () => {
  const widths = columnWidths(columns, 200)
  expect(columns.map((column) => widthIn(widths, column, 300))).toEqual([144, 120, 90, 144])
  expect(widths.total).toBe(200 + 144 + 120 + 90 + 144)
})

test('a Chinese character is as wide as two letters, nearly', () => {
  expect(textWidth('云栖湖')).toBe(42)
  expect(textWidth('Lake')).toBe(38)
})
