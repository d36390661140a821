import { expect, test } from 'vitest'
import { layOutPlan, type PlacedMark, type PlanPlace, type PlanSize, planSizes } from './plan-places'

const room = { width: 800, height: 400, letter: 20 }
/** Size of the plan on a wallboard of 1920 × 1080. */
const defaultSize = { width: 815, height: 380, letter: 28.8 }
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

/** Returns the boxes of a mark and of its name. */
function getBoxes({ x, y, name, letter }: PlacedMark) {
  const size = planSizes.mark * letter
  const mark = createBox(x, y, { width: size, height: size })
  return name ? [mark, createBox(x, mark.bottom + name.height / 2, name)] : [mark]
}

function expectNoOverlap(marks: readonly PlacedMark[], within: PlanSize) {
  const boxes = marks.flatMap(getBoxes)
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
  const [west, east] = layOutPlan([createPlace('西', 120, 30), createPlace('东', 121, 31)], room)
  expect(west && east && west.x < east.x && west.y > east.y).toBe(true)
  expect([west?.name, east?.name]).not.toContain(undefined)
})

test('layOutPlan names 24 places on a default screen without overlaps', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const next = createRandom(seed)
    const places = Array.from({ length: 24 }, (_, index) =>
      createPlace(`${'停车场东南西北'.slice(0, 2 + Math.floor(next() * 4))}${index % 10}`, 120 + next() ** 3, 30 + next() ** 3),
    )
    const plan = layOutPlan(places, defaultSize)
    expect(plan.filter(({ name }) => !name)).toEqual([])
    expectNoOverlap(plan, defaultSize)
  }
})

test('layOutPlan separates places at one point and drops the last names first', () => {
  const many = Array.from({ length: 48 }, (_, index) => createPlace(`停车场停车场 ${index}`, 120 + (index % 3) / 10, 30))
  const plan = layOutPlan(many, defaultSize)
  expectNoOverlap(plan, defaultSize)
  const named = plan.map(({ name }) => name !== undefined)
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
  const plan = layOutPlan(places, defaultSize)
  expectNoOverlap(plan, defaultSize)
  expect(plan.map(({ name }) => name !== undefined)).toEqual(places.map(({ size }) => size === 'large'))
  expect(plan[0]?.letter).toBeGreaterThan(defaultSize.letter)
  // many faults keep their names, in smaller letters
  const manyFaults = layOutPlan(
    places.map((place, index) => ({ ...place, size: index < 20 ? 'large' : 'dot' })),
    defaultSize,
  )
  expectNoOverlap(manyFaults, defaultSize)
  expect(manyFaults.filter(({ name }) => name)).toHaveLength(20)
})
