import type { RentPlace } from '@jwsk/sdk/biz'
import { expect, test } from 'vitest'
import { countUnavailable, getOccupancyShare, groupByZone } from './occupancy'

const place = (placeName: string, status: number, zone?: string) => ({ placeName, status, ...(zone && { zone }) }) as RentPlace // the board reads no other fields

test('groups places by zone, those without one last', () => {
  const zones = groupByZone([place('甲', 1, '湖滨'), place('乙', 1), place('丙', 2, '古村'), place('丁', 1, ' 湖滨 ')])
  expect(zones.map(({ name, places }) => [name, places.map(({ placeName }) => placeName)])).toEqual([
    ['湖滨', ['甲', '丁']],
    ['古村', ['丙']],
    ['', ['乙']],
  ])
})

test('ignores unavailable places in the occupancy', () => {
  expect(getOccupancyShare([place('甲', 2), place('乙', 1), place('丙', 1), place('丁', 3), place('戊', 0)])).toBe(33)
  expect(getOccupancyShare([])).toBe(0)
  expect(countUnavailable([place('甲', 2), place('丁', 3), place('戊', 0)])).toBe(2)
})
