import type Canvas from 'diagram-js/lib/core/Canvas'
import { expect, test } from 'vitest'
import { fitInto } from './fit-into'

function seen(width: number, minScale?: number) {
  const set: { x: number; width: number }[] = []
  const bounds = { inner: { x: 0, y: 0, width, height: 100 }, outer: { width: 1000, height: 500 } }
  const canvas = { viewbox: (box?: { x: number; width: number }) => (box ? void set.push(box) : bounds) }
  fitInto(canvas as unknown as Canvas, 100, minScale) // only these members of a canvas are used
  const [box = { x: 0, width: 0 }] = set
  return { scale: 1000 / box.width, x: box.x }
}

test('shrinks a diagram until all of it is visible', () => {
  expect(seen(1736).scale).toBeCloseTo(0.5)
})

test('at the minimum scale a diagram starts right of the covered area', () => {
  const { scale, x } = seen(1736, 0.9)
  expect(scale).toBeCloseTo(0.9)
  expect(x * scale).toBeCloseTo(-116)
})
