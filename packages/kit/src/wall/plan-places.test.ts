import { expect, test } from 'vitest'
import { type PlanPlace, placesOnPlan } from './plan-places'

const room = { width: 800, height: 400, letter: 20 }
const placeOf = (key: string, longitude: number, latitude: number): PlanPlace => ({
  key,
  name: key,
  tone: 'success',
  longitude,
  latitude,
  figure: '1',
})

test('places stand as on a map: east is right, and north above', () => {
  const [west, east] = placesOnPlan([placeOf('西', 120, 30), placeOf('东', 121, 31)], room)
  expect(west && east && west.x < east.x && west.y > east.y).toBe(true)
  expect([west?.named, east?.named]).toEqual(['below', 'below'])
})

test('places at one point move apart and stay within, and no name lies over another', () => {
  const many = Array.from({ length: 36 }, (_, index) => ({
    ...placeOf(`停车场 ${index}`, 120 + (index % 3) / 10, 30),
    tone: index < 4 ? ('danger' as const) : ('success' as const),
  }))
  const marks = placesOnPlan(many, room)
  for (const [index, one] of marks.entries()) {
    expect(one.x > 0 && one.x < room.width && one.y > 0 && one.y < room.height).toBe(true)
    for (const other of marks.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(room.letter * 2)
  }
  // whoever has to go there reads where
  expect(marks.slice(0, 4).map(({ named }) => named)).not.toContain('nowhere')
})
