import { expect, test } from 'vitest'
import { getLabelPosition } from './clear-labels'

const label = { x: 80, y: 40, width: 60, height: 16 }

test('moves the label of a vertical flow to its right', () => {
  const down = [
    { x: 100, y: 0 },
    { x: 100, y: 90 },
  ]
  expect(getLabelPosition(label, down)).toEqual({ x: 106, y: 40 })
})

test('moves the label of a horizontal flow above it', () => {
  const across = [
    { x: 0, y: 50 },
    { x: 200, y: 50 },
  ]
  expect(getLabelPosition(label, across)).toEqual({ x: 80, y: 28 })
})

test('leaves a label that does not overlap its flow', () => {
  const away = [
    { x: 0, y: 90 },
    { x: 200, y: 90 },
  ]
  expect(getLabelPosition(label, away)).toEqual({ x: 80, y: 40 })
})
