import { expect, test } from 'vitest'
import { layOutPlan, type PlacedMark, type PlanPlace, type PlanSize } from './plan-places'

const room = { width: 800, height: 400, letter: 20 }
/** Size of the plan on a wallboard of 1920 × 1080. */
const defaultSize = { width: 930, height: 600, letter: 28.8 }
const createPlace = (name: string, longitude: number, latitude: number): PlanPlace => ({
  key: name,
  name,
  tone: 'success',
  longitude,
  latitude,
  figure: '1',
})

/** Creates a seeded random number generator for numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const createBox = (x: number, y: number, { width, height }: { width: number; height: number }) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

function expectNoOverlap(marks: readonly PlacedMark[], within: PlanSize) {
  const boxes = marks.map((mark) => createBox(mark.x, mark.y, mark))
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

test('layOutPlan places east to the right and north above', () => {
  const [west, east] = layOutPlan([createPlace('西', 120, 30), createPlace('东', 121, 31)], room).marks
  expect(west && east && west.x < east.x && west.y > east.y).toBe(true)
  expect([west?.isNamed, east?.isNamed]).toEqual([true, true])
})

test('layOutPlan names 24 places on a default screen without overlaps', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const next = createRandom(seed)
    const places = Array.from({ length: 24 }, (_, index) =>
      createPlace(`${'停车场东南西北'.slice(0, 2 + Math.floor(next() * 4))}${index % 10}`, 120 + next() ** 3, 30 + next() ** 3),
    )
    const { marks: plan, isComplete } = layOutPlan(places, defaultSize)
    expect(isComplete).toBe(true)
    expect(plan.filter(({ isNamed }) => !isNamed)).toEqual([])
    expectNoOverlap(plan, defaultSize)
  }
})

test('layOutPlan separates places at one point and drops the last names first', () => {
  const many = Array.from({ length: 90 }, (_, index) => createPlace(`停车场停车场 ${index}`, 120 + (index % 3) / 10, 30))
  const { marks: plan, isComplete } = layOutPlan(many, defaultSize)
  expect(isComplete).toBe(false)
  expectNoOverlap(plan, defaultSize)
  const named = plan.map(({ isNamed }) => isNamed)
  expect(named).toContain(false)
  // the most urgent places keep their names
  expect(named.slice(0, 8)).not.toContain(false)
  expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)))
})

test('layOutPlan names large places and leaves dots unnamed', () => {
  const next = createRandom(7)
  const places = Array.from(
    { length: 44 },
    (_, index): PlanPlace => ({
      ...createPlace(`停车场${index}`, 120 + next() ** 3, 30 + next() ** 3),
      size: index < 6 ? 'large' : 'dot',
    }),
  )
  const { marks: plan } = layOutPlan(places, defaultSize)
  expectNoOverlap(plan, defaultSize)
  expect(plan.map(({ isNamed }) => isNamed)).toEqual(places.map(({ size }) => size === 'large'))
  expect(plan[0]?.letter).toBeGreaterThan(defaultSize.letter)
  // many faults keep their names, in smaller letters
  const { marks: manyFaults } = layOutPlan(
    places.map((place, index) => ({ ...place, size: index < 20 ? 'large' : 'dot' })),
    defaultSize,
  )
  expectNoOverlap(manyFaults, defaultSize)
  expect(manyFaults.filter(({ isNamed }) => isNamed)).toHaveLength(20)
})

test('layOutPlan leaves the centre free and spreads places without coordinates around it, wherever they are in the list', () => {
  const places = Array.from({ length: 12 }, (_, index): PlanPlace => {
    const { longitude: _longitude, latitude: _latitude, ...place } = createPlace(`停车场${index}`, 0, 0)
    return place
  })
  const { marks } = layOutPlan(places, defaultSize)
  expectNoOverlap(marks, defaultSize)
  const [centreX, centreY] = [defaultSize.width / 2, defaultSize.height / 2]
  expect(marks.filter(({ x, y, width, height }) => Math.abs(x - centreX) < width / 2 && Math.abs(y - centreY) < height / 2)).toEqual([])
  const toPoints = (all: readonly PlacedMark[]) => new Map(all.map(({ place: { key }, x, y }) => [key, [x, y]]))
  expect(toPoints(layOutPlan(places.toReversed(), defaultSize).marks)).toEqual(toPoints(marks))
})

test('layOutPlan keeps the relative positions on every large screen, each label near its place', () => {
  const next = createRandom(3)
  const places = Array.from({ length: 24 }, (_, index) => createPlace(`停车场${index}`, 120 + next() ** 3, 30 + next() ** 3))
  const toShares = (size: PlanSize) =>
    layOutPlan(places, size).marks.map(({ x, y }) => [x / size.width, y / size.height].map((share) => share.toFixed(6)))
  expect(toShares({ width: 700, height: 520, letter: 21.6 })).toEqual(toShares({ width: 1860, height: 1160, letter: 57.6 }))
  const distances = layOutPlan(places, defaultSize).marks.map(({ x, y, anchor }) => (anchor ? Math.hypot(x - anchor.x, y - anchor.y) : 0))
  expect(Math.max(...distances)).toBeLessThan(defaultSize.width / 3)
})
