import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, parsePage } from './page'

const row = { id: '1' }

// spec 3.30
test('keeps valid rows and total', () => {
  expect(parsePage({ records: [row], total: 37 })).toEqual({ rows: [row], total: 37 })
  expect(parsePage([row, row])).toEqual({ rows: [row, row], total: 2 })
})

test('corrects a total that is text, too small or absurd', () => {
  expect(parsePage({ records: [row], total: '37' }).total).toBe(37)
  expect(parsePage({ records: [row], total: 0 }).total).toBe(1)
  expect(parsePage({ records: [row], total: Number.POSITIVE_INFINITY }).total).toBe(1)
  expect(parsePage({ records: null, total: -1 })).toEqual({ rows: [], total: 0 })
})

test('any wire value becomes a page of records', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      const page = parsePage(payload)
      expect(page.total).toBeGreaterThanOrEqual(page.rows.length)
      for (const entry of page.rows) expect(typeof entry).toBe('object')
    }),
  )
})

test('an empty page goes back, at most to the last one', () => {
  const show = (page: number, total: number) => clampPage({ rows: [], total }, { page, size: 10 })
  expect(show(99, 37)).toBe(4)
  expect(show(5, 40)).toBe(4)
  expect(show(2, 0)).toBe(1)
  expect(show(1, 0)).toBe(1)
  // a total that still counts the deleted row
  expect(show(5, 41)).toBe(4)
  expect(clampPage({ rows: [row], total: 1 }, { page: 7, size: 10 })).toBe(7)
})
