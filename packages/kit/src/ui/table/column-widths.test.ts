import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateTextWidth } from '../text-width'
import { toColumnWidth, computeWidths, getShares, toTableStyle } from './column-widths'

type Sized = Parameters<typeof getShares>[0]

/** as the style sheet reckons them, in a box that is so wide */
function widthsIn(columns: readonly Sized[], beside: number, box: number): readonly number[] {
  const widths = computeWidths(columns, beside)
  const fit = widths.fits.find(({ edge, next }) => edge <= box && (next === undefined || box < next))
  return columns.map((column, at) => {
    const { least, shares } = getShares(column, at, widths)
    const share = shares.find(({ last }) => last === fit?.last)
    const rest = Math.max(0, box - (fit?.edge ?? 0) - (fit?.need ?? 0))
    return fit && share ? least + share.needed * (box - fit.edge - rest) + share.rest * rest : least
  })
}

const columns = [{ preferredWidth: 300 }, { width: 120 }, { preferredWidth: 90 }, { preferredWidth: 180 }]
const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

test('columns fill the table, whatever is left for them', () => {
  const { total } = computeWidths(columns, 200)
  for (const box of [total, 900, 1440]) expect(Math.abs(200 + sum(widthsIn(columns, 200, box)) - box)).toBeLessThan(1)
})

test('a fixed column keeps its width, the longest text gets the most', () => {
  const [long = 0, fixed, short = 0, middle = 0] = widthsIn(columns, 200, 1200)
  expect(fixed).toBe(120)
  expect(long).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(short)
})

test('a text that is cut short grows before those that are not', () => {
  expect(widthsIn(columns, 200, 300 + 120 + 90 + 180 + 200)).toEqual([300, 120, 90, 180])
  const [long = 0, , short, middle = 0] = widthsIn(columns, 200, 796)
  expect([Math.round(long), short, Math.round(middle)]).toEqual([224, 90, 162])
})

test('where there is no room a short text keeps what it needs, a long one gives way', () => {
  expect(widthsIn(columns, 200, 300)).toEqual([144, 120, 90, 144])
  expect(computeWidths(columns, 200).total).toBe(200 + 144 + 120 + 90 + 144)
})

test('no column is cut at the edge of a table: the last whole one ends there, and the next begins behind it', () => {
  const sized = fc.oneof(
    fc.record({ width: fc.integer({ min: 64, max: 260 }) }),
    fc.record({ preferredWidth: fc.integer({ min: 64, max: 320 }) }),
    fc.record({ preferredWidth: fc.integer({ min: 64, max: 320 }), minWidth: fc.integer({ min: 64, max: 208 }) }),
  )
  const lists = fc.array(sized, { minLength: 2, maxLength: 15 })
  fc.assert(
    fc.property(lists, fc.integer({ min: 64, max: 300 }), fc.integer({ min: 640, max: 2560 }), (columns, beside, box) => {
      const widths = widthsIn(columns, beside, box)
      const edges = widths.map((_, at) => beside + sum(widths.slice(0, at + 1)))
      expect(edges.some((edge) => Math.abs(edge - box) < 0.01)).toBe(true)
    }),
  )
})

test('the style sheet is told the same', () => {
  const widths = computeWidths([{ preferredWidth: 100 }, { width: 400 }, { width: 200 }], 200)
  expect(toTableStyle(widths)).toEqual({
    '--columns-width': '900px',
    '--fit-0': 'min(max(0px, 100cqi - 300px), max(0px, (700px - 100cqi) * 999))',
    '--rest-0': 'max(0px, var(--fit-0) - 0px)',
    '--fit-1': 'min(max(0px, 100cqi - 700px), max(0px, (900px - 100cqi) * 999))',
    '--rest-1': 'max(0px, var(--fit-1) - 0px)',
    '--fit-2': 'max(0px, 100cqi - 900px)',
    '--rest-2': 'max(0px, var(--fit-2) - 0px)',
  })
  expect(toColumnWidth({ preferredWidth: 100 }, 0, widths)).toBe(
    'calc(100px + var(--fit-0) * 0.0000 + var(--rest-0) * 1.0000 + var(--fit-1) * 0.0000 + var(--rest-1) * 1.0000 + var(--fit-2) * 0.0000 + var(--rest-2) * 1.0000)',
  )
  expect(toColumnWidth({ width: 400 }, 1, widths)).toBe(400)
})

test('a Chinese character is as wide as two letters, nearly', () => {
  expect(estimateTextWidth('云栖湖')).toBe(42)
  expect(estimateTextWidth('Lake')).toBe(38)
})
