import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuEntry } from './menu'
import { flattenMenu, getVisibleRange } from './visible-menu-rows'

const entry = (id: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  id,
  label: id,
  icon: '',
  path: '',
  target: 'tab',
  chrome: 'full',
  children,
})

test('flattens the top entries and the content of open groups', () => {
  const entries = [entry('a', [entry('a1'), entry('a2', [entry('a21')])]), entry('b')]
  const ids = (...open: readonly string[]) => flattenMenu(entries, new Set(open)).map((line) => `${line.depth}${line.entry.id}`)
  expect(ids()).toEqual(['0a', '0b'])
  expect(ids('a', 'a2')).toEqual(['0a', '1a1', '1a2', '2a21', '0b'])
  expect(ids('a2')).toEqual(['0a', '0b'])
})

test('renders at most sixty rows, including those in the viewport', () => {
  const numbers = { count: fc.nat(6000), top: fc.nat(300_000), height: fc.nat(2000), step: fc.integer({ min: 20, max: 60 }) }
  fc.assert(
    fc.property(fc.record(numbers), ({ count, top, height, step }) => {
      const { from, to } = getVisibleRange(count, { top, height, step })
      expect(to - from).toBeLessThanOrEqual(60)
      expect([from >= 0, to <= count, from <= to]).toEqual([true, true, true])
      const first = Math.floor(top / step)
      if (first < count && count > 0) expect(from <= first && first < to).toBe(true)
    }),
  )
})
