import { expect, test } from 'vitest'
import { getLabelPosition } from './clear-labels'

const label = { x: 80, y: 40, width: 60, height: 16 }

test('a label on a line that runs down stands to the right of it', () => {
  const down = [
    { x: 100, y: 0 },
    { x: 100, y: 90 },
  ]
  expect(getLabelPosition(label, down)).toEqual({ x: 106, y: 40 })
})

test('a label on a line that runs across stands above it', () => {
  const across = [
    { x: 0, y: 50 },
    { x: 200, y: 50 },
  ]
  expect(getLabelPosition(label, across)).toEqual({ x: 80, y: 28 })
})

test('a label beside its line stays where it is', () => {
  const away = [
    { x: 0, y: 90 },
    { x: 200, y: 90 },
  ]
  expect(getLabelPosition(label, away)).toEqual({ x: 80, y: 40 })
})
