import { expect, test } from 'vitest'
import { getAvailabilityTone, getLoadTone } from './wallboard-scale'

test('getLoadTone is green, amber from 70 % and red from 90 %', () => {
  expect([0.69, 0.7, 0.89, 0.9, 1].map(getLoadTone)).toEqual(['success', 'warning', 'warning', 'danger', 'danger'])
})

test('getLoadTone colours the rounded share, which is the one shown', () => {
  const shares = [0.694, 0.696, 0.704, 0.894, 0.896]
  expect(shares.map((share) => `${Math.round(share * 100)} ${getLoadTone(share)}`)).toEqual([
    '69 success',
    '70 warning',
    '70 warning',
    '89 warning',
    '90 danger',
  ])
})

test('getAvailabilityTone is green at 100 % and red below 90 %', () => {
  expect([1, 0.99, 0.9, 0.89, 0].map(getAvailabilityTone)).toEqual(['success', 'warning', 'warning', 'danger', 'danger'])
})
