import { expect, test } from 'vitest'
import { columnWidths } from './column-widths'
import { textWidth } from './text-width'

/** as the browser reckons it, in a box that is so wide */
const reckoned = (width: string) =>
  /^calc\((?<least>\d+)px \+ max\(0px, 100cqi - (?<total>\d+)px\) \* (?<share>[\d.]+)\)$/.exec(width)?.groups
const widthIn = (width: number | string, box: number) => {
  if (typeof width === 'number') return width
  const { least, total, share } = reckoned(width) ?? {}
  return Number(least) + Math.max(0, box - Number(total)) * Number(share)
}

const columns = [{ natural: 300 }, { width: 120 }, { natural: 90 }, { natural: 180 }]

test('columns fill the table, whatever is left for them', () => {
  const { of, total } = columnWidths(columns, 200)
  for (const box of [total, 900, 1440]) {
    const sum = columns.reduce((width, column) => width + widthIn(of(column), box), 200)
    expect(Math.abs(sum - box)).toBeLessThan(1)
  }
})

test('a fixed column keeps its width, the longest text gets the most', () => {
  const { of } = columnWidths(columns, 200)
  const [long = 0, fixed, short = 0, middle = 0] = columns.map((column) => widthIn(of(column), 1200))
  expect(fixed).toBe(120)
  expect(long).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(short)
})

test('where there is no room a short text keeps what it needs, a long one gives way', () => {
  const { of, total } = columnWidths(columns, 200)
  expect(columns.map((column) => widthIn(of(column), 300))).toEqual([144, 120, 90, 144])
  expect(total).toBe(200 + 144 + 120 + 90 + 144)
})

test('a Chinese character is as wide as two letters, nearly', () => {
  expect(textWidth('云栖湖')).toBe(42)
  expect(textWidth('Lake')).toBe(34)
})
