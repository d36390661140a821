import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declaredLayout, readLayout, shownColumns, withMoved, withToggled, withWidth } from './table-layout'

const columns = ['name', 'phone', 'status', 'remark']

test('what was kept comes back as it was', () => {
  const kept = withWidth(withMoved(withToggled(declaredLayout(columns), 'phone'), 'remark', -1), 'name', 320)
  expect(readLayout(JSON.parse(JSON.stringify(kept)), columns)).toEqual(kept)
  expect(shownColumns(kept)).toEqual(['name', 'remark', 'status'])
})

test('a column that has come since stands behind its declared neighbour, one that went is forgotten', () => {
  const kept = { version: 1, order: ['name', 'remark', 'gone', 'phone'], hidden: ['gone'], widths: { gone: 200 }, density: 'compact' }
  expect(readLayout(kept, columns)).toEqual({
    version: 1,
    order: ['name', 'remark', 'phone', 'status'],
    hidden: [],
    widths: {},
    density: 'compact',
  })
})

test('another version counts as nothing kept', () => {
  expect(readLayout({ ...declaredLayout(columns), version: 2, hidden: ['phone'] }, columns)).toEqual(declaredLayout(columns))
})

test('the first column neither moves nor goes', () => {
  const layout = declaredLayout(columns)
  expect(withMoved(layout, 'name', 1)).toEqual(layout)
  expect(withMoved(layout, 'phone', -1)).toEqual(layout)
  expect(withMoved(layout, 'remark', 1)).toEqual(layout)
  expect(readLayout({ ...layout, hidden: ['name', 'phone'] }, columns).hidden).toEqual(['phone'])
})

test('a width that is given back is a share of the table again', () => {
  const wide = withWidth(declaredLayout(columns), 'phone', 300)
  expect(wide.widths).toEqual({ phone: 300 })
  expect(withWidth(wide, 'phone', undefined).widths).toEqual({})
})

test('whatever was stored, every declared column is there once and the first stays first', () => {
  const stored = fc.record({
    version: fc.constant(1),
    order: fc.oneof(fc.array(fc.oneof(fc.constantFrom(...columns, 'x'), fc.anything())), fc.anything()),
    hidden: fc.anything(),
    widths: fc.oneof(fc.dictionary(fc.constantFrom(...columns), fc.anything()), fc.anything()),
  })
  fc.assert(
    fc.property(stored, (value) => {
      const layout = readLayout(value, columns)
      expect([...layout.order].sort()).toEqual([...columns].sort())
      expect(shownColumns(layout)[0]).toBe('name')
      for (const width of Object.values(layout.widths)) expect(width >= 80 && width <= 800).toBe(true)
    }),
  )
})
