import { expect, test } from 'vitest'
import { type PlacedMark, type PlanPlace, type PlanSize, layOutPlan, planSizes } from './plan-places'

const room = { width: 800, height: 400, letter: 20 }
/** The plan of a wall of 1920 × 1080. */
const usual = { width: 815, height: 380, letter: 28.8 }
const placeOf = (name: string, longitude: number, latitude: number): PlanPlace => ({
  key: name,
  name,
  tone: 'success',
  longitude,
  latitude,
  figure: '1',
})

/** Always the same numbers, from 0 to 1. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const boxOf = (x: number, y: number, { width, height }: { width: number; height: number }) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** The boxes of a mark and of its name. */
function boxesOf({ x, y, name, letter }: PlacedMark) {
  const size = planSizes.mark * letter
  const mark = boxOf(x, y, { width: size, height: size })
  return name ? [mark, boxOf(x, mark.bottom + name.height / 2, name)] : [mark]
}

function expectApart(marks: readonly PlacedMark[], within: PlanSize) {
  const boxes = marks.flatMap(boxesOf)
  for (const [index, one] of boxes.entries()) {
    expect(one.left >= 0 && one.right <= within.width && one.top >= 0 && one.bottom <= within.height).toBe(true)
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left + 0.01 ||
          other.right <= one.left + 0.01 ||
          one.bottom <= other.top + 0.01 ||
          other.bottom <= one.top + 0.01,
      ).toBe(true)
  }
}

test('places stand as on a map: east is right, and north above', () => {
  const [west, east] = layOutPlan([placeOf('西', 120, 30), placeOf('东', 121, 31)], room)
  expect(west && east && west.x < east.x && west.y > east.y).toBe(true)
  expect([west?.name, east?.name]).not.toContain(undefined)
})

test('24 places in a usual room are all named, and no two marks or names meet, wherever they lie', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const next = numbersFrom(seed)
    const places = Array.from({ length: 24 }, (_, index) =>
      placeOf(`${'停车场东南西北'.slice(0, 2 + Math.floor(next() * 4))}${index % 10}`, 120 + next() ** 3, 30 + next() ** 3),
    )
    const plan = layOutPlan(places, usual)
    expect(plan.filter(({ name }) => !name)).toEqual([])
    expectApart(plan, usual)
  }
})

test('places at one point stand apart, and where names have no room the last ones go without', () => {
  const many = Array.from({ length: 48 }, (_, index) => placeOf(`停车场停车场 ${index}`, 120 + (index % 3) / 10, 30))
  const plan = layOutPlan(many, usual)
  expectApart(plan, usual)
  const named = plan.map(({ name }) => name !== undefined)
  expect(named).toContain(false)
  // whoever has to go there reads where
  expect(named.slice(0, 8)).not.toContain(false)
  expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)))
})

test('where most are well they are dots without names, and the few others are large and named', () => {
  const next = numbersFrom(7)
  const places = Array.from(
    { length: 44 },
    (_, index): PlanPlace => ({
      ...placeOf(`停车场${index}`, 120 + next() ** 3, 30 + next() ** 3),
      size: index < 6 ? 'large' : 'dot',
    }),
  )
  const plan = layOutPlan(places, usual)
  expectApart(plan, usual)
  expect(plan.map(({ name }) => name !== undefined)).toEqual(places.map(({ size }) => size === 'large'))
  expect(plan[0]?.letter).toBeGreaterThan(usual.letter)
  // many faults keep their names, in smaller letters
  const worse = layOutPlan(
    places.map((place, index) => ({ ...place, size: index < 20 ? 'large' : 'dot' })),
    usual,
  )
  expectApart(worse, usual)
  expect(worse.filter(({ name }) => name)).toHaveLength(20)
})
