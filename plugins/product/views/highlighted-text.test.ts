import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitHighlight } from './highlighted-text'

test("splits a text at the platform's marks", () => {
  expect(splitHighlight('西湖<em>龙井</em>茶')).toEqual([
    { text: '西湖', isHit: false },
    { text: '龙井', isHit: true },
    { text: '茶', isHit: false },
  ])
})

test('leaves other markup as text, escaped or not', () => {
  expect(splitHighlight('<img src=x onerror=alert(1)>&lt;b&gt;<em>a</em>')).toEqual([
    { text: '<img src=x onerror=alert(1)><b>', isHit: false },
    { text: 'a', isHit: true },
  ])
})

test('loses no text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, hit) => {
      fc.pre(!/[<&]/.test(before + hit))
      expect(
        splitHighlight(`${before}<em>${hit}</em>`)
          .map(({ text }) => text)
          .join(''),
      ).toBe(before + hit)
    }),
  )
})
