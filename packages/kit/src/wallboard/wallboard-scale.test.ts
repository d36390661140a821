import { expect, test } from 'vitest'
import { getAvailabilityTone, getLoadTone } from './wallboard-scale'

test('a load is green, amber from seven in ten on, and red from nine in ten on', () => {
  expect([0.69, 0.7, 0.89, 0.9, 1].map(getLoadTone)).toEqual(['success', 'warning', 'warning', 'danger', 'danger'])
})

test('all that works is green, and fewer than nine in ten are red', () => {
  expect([1, 0.99, 0.9, 0.89, 0].map(getAvailabilityTone)).toEqual(['success', 'warning', 'warning', 'danger', 'danger'])
})
