import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getDefaultLayout,
  getVisibleColumns,
  maxVisibleColumns,
  moveColumn,
  parseLayout,
  setColumnWidth,
  toggleColumn,
} from './table-layout'

const columns = ['name', 'phone', 'status', 'remark']

test('restores a stored layout', () => {
  const customized = setColumnWidth(moveColumn(toggleColumn(getDefaultLayout(columns), 'phone'), 'remark', -1), 'name', 320)
  expect(parseLayout(JSON.parse(JSON.stringify(customized)), columns)).toEqual(customized)
  expect(getVisibleColumns(customized)).toEqual(['name', 'remark', 'status'])
})

test('inserts a new column after its neighbour, drops a removed one', () => {
  const customized = { version: 1, order: ['name', 'remark', 'gone', 'phone'], hidden: ['gone'], widths: { gone: 200 }, density: 'compact' }
  expect(parseLayout(customized, columns)).toEqual({
    version: 1,
    order: ['name', 'remark', 'phone', 'status'],
    hidden: [],
    widths: {},
  })
})

test('ignores another version', () => {
  expect(parseLayout({ ...getDefaultLayout(columns), version: 2, hidden: ['phone'] }, columns)).toEqual(getDefaultLayout(columns))
})

test('the first column can neither move nor be hidden', () => {
  const layout = getDefaultLayout(columns)
  expect(moveColumn(layout, 'name', 1)).toEqual(layout)
  expect(moveColumn(layout, 'phone', -1)).toEqual(layout)
  expect(moveColumn(layout, 'remark', 1)).toEqual(layout)
  expect(parseLayout({ ...layout, hidden: ['name', 'phone'] }, columns).hidden).toEqual(['phone'])
})

test('resetting a width makes it a share of the table again', () => {
  const wide = setColumnWidth(getDefaultLayout(columns), 'phone', 300)
  expect(wide.widths).toEqual({ phone: 300 })
  expect(setColumnWidth(wide, 'phone', undefined).widths).toEqual({})
})

test('any stored layout has each column once, the first one first', () => {
  const stored = fc.record({
    version: fc.constant(1),
    order: fc.oneof(fc.array(fc.oneof(fc.constantFrom(...columns, 'x'), fc.anything())), fc.anything()),
    hidden: fc.anything(),
    widths: fc.oneof(fc.dictionary(fc.constantFrom(...columns), fc.anything()), fc.anything()),
  })
  fc.assert(
    fc.property(stored, (value) => {
      const layout = parseLayout(value, columns)
      expect([...layout.order].sort()).toEqual([...columns].sort())
      expect(getVisibleColumns(layout)[0]).toBe('name')
      for (const width of Object.values(layout.widths)) expect(width >= 80 && width <= 800).toBe(true)
    }),
  )
})

test('of 5,000 columns, 50 are shown by default and as stored', () => {
  const many = Array.from({ length: 5000 }, (_, index) => `c${index}`)
  const layout = getDefaultLayout(many)
  expect(getVisibleColumns(layout)).toEqual(many.slice(0, maxVisibleColumns))
  // as an earlier version stored it
  expect(getVisibleColumns(parseLayout({ ...layout, hidden: [] }, many))).toEqual(many.slice(0, maxVisibleColumns))
  const swapped = toggleColumn(toggleColumn(layout, 'c7'), 'c4000')
  expect(parseLayout(JSON.parse(JSON.stringify(swapped)), many)).toEqual(swapped)
  expect(getVisibleColumns(swapped)).toContain('c4000')
})

test('a visible column moves past hidden ones in one step', () => {
  const layout = toggleColumn(getDefaultLayout(columns), 'status')
  expect(getVisibleColumns(moveColumn(layout, 'remark', -1))).toEqual(['name', 'remark', 'phone'])
  expect(getVisibleColumns(moveColumn(layout, 'phone', 1))).toEqual(['name', 'remark', 'phone'])
  expect(moveColumn(layout, 'remark', 1)).toBe(layout)
  expect(moveColumn(toggleColumn(layout, 'phone'), 'remark', -1).order).toEqual(['name', 'phone', 'status', 'remark'])
})
