import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateTextWidth } from '../components/text-width'
import { computeWidths, getShares, toColumnWidth, toTableStyle } from './column-widths'

type Sized = Parameters<typeof getShares>[0]

/** Computes the widths as the style sheet does, for a container of the given width. */
function getWidths(columns: readonly Sized[], otherWidth: number, containerWidth: number): readonly number[] {
  const widths = computeWidths(columns, otherWidth)
  const fit = widths.fits.find(({ edge, next }) => edge <= containerWidth && (next === undefined || containerWidth < next))
  return columns.map((column, at) => {
    const { minimum, shares } = getShares(column, at, widths)
    const share = shares.find(({ last }) => last === fit?.last)
    const rest = Math.max(0, containerWidth - (fit?.edge ?? 0) - (fit?.need ?? 0))
    return fit && share ? minimum + share.needed * (containerWidth - fit.edge - rest) + share.rest * rest : minimum
  })
}

const columns = [{ preferredWidth: 300 }, { width: 120 }, { preferredWidth: 90 }, { preferredWidth: 180 }]
const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

test('columns fill the table at any container width', () => {
  const { total } = computeWidths(columns, 200)
  for (const containerWidth of [total, 900, 1440])
    expect(Math.abs(200 + sum(getWidths(columns, 200, containerWidth)) - containerWidth)).toBeLessThan(1)
})

test('a fixed column keeps its width and the longest text gets the widest column', () => {
  const [long = 0, fixed, short = 0, middle = 0] = getWidths(columns, 200, 1200)
  expect(fixed).toBe(120)
  expect(long).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(short)
})

test('columns with truncated text grow first', () => {
  expect(getWidths(columns, 200, 300 + 120 + 90 + 180 + 200)).toEqual([300, 120, 90, 180])
  const [long = 0, , short, middle = 0] = getWidths(columns, 200, 796)
  expect([Math.round(long), short, Math.round(middle)]).toEqual([224, 90, 162])
})

test('in a narrow table short texts keep their width and long ones shrink', () => {
  expect(getWidths(columns, 200, 300)).toEqual([144, 120, 90, 144])
  expect(computeWidths(columns, 200).total).toBe(200 + 144 + 120 + 90 + 144)
})

test('the edge of the container is always the edge of a column', () => {
  const sized = fc.oneof(
    fc.record({ width: fc.integer({ min: 64, max: 260 }) }),
    fc.record({ preferredWidth: fc.integer({ min: 64, max: 320 }) }),
    fc.record({ preferredWidth: fc.integer({ min: 64, max: 320 }), minWidth: fc.integer({ min: 64, max: 208 }) }),
  )
  const lists = fc.array(sized, { minLength: 2, maxLength: 15 })
  fc.assert(
    fc.property(lists, fc.integer({ min: 64, max: 300 }), fc.integer({ min: 640, max: 2560 }), (columns, otherWidth, containerWidth) => {
      const widths = getWidths(columns, otherWidth, containerWidth)
      const edges = widths.map((_, at) => otherWidth + sum(widths.slice(0, at + 1)))
      expect(edges.some((edge) => Math.abs(edge - containerWidth) < 0.01)).toBe(true)
    }),
  )
})

test('the styles contain the same widths as CSS expressions', () => {
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

test('a Chinese character is almost as wide as two letters', () => {
  expect(estimateTextWidth('云栖湖')).toBe(42)
  expect(estimateTextWidth('Lake')).toBe(38)
})
