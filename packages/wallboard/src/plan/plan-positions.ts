import type { PlanPlace } from './plan-places'

/** Position among the places, from 0 to 1. */
interface PlanPosition {
  readonly east: number
  readonly north: number
}

/** Weight of the order of places against their distances, because most places are close together and a few far away. */
const orderWeight = 0.75

/** Normalizes one coordinate to 0 … 1. */
function normalize(values: readonly number[]): readonly number[] {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const order = values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || one - other)
  const last = Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const distance = max === min ? 0.5 : (value - min) / (max - min)
    return orderWeight * (order.indexOf(index) / last) + (1 - orderWeight) * distance
  })
}

/** Returns whether a place has coordinates. */
export const isLocated = ({ longitude, latitude }: PlanPlace): boolean => longitude !== undefined && latitude !== undefined

/** Spreads places evenly around the others, clockwise from the north in the order of their keys, so that they never move. */
function spread(places: readonly PlanPlace[]): ReadonlyMap<string, PlanPosition> {
  const keys = places.map(({ key }) => key).sort()
  return new Map(
    keys.map((key, index) => {
      const angle = ((index + 0.5) / keys.length) * 2 * Math.PI
      return [key, { east: (1 + Math.sin(angle)) / 2, north: (1 + Math.cos(angle)) / 2 }]
    }),
  )
}

/** Returns the positions of places by their coordinates; those without are spread around the others. */
export function toPositions(places: readonly PlanPlace[]): readonly PlanPosition[] {
  const located = places.filter(isLocated).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const east = normalize(located.map(({ longitude = 0 }) => longitude))
  const north = normalize(located.map(({ latitude = 0 }) => latitude))
  const positions = new Map(located.map(({ key }, index) => [key, { east: east[index] ?? 0, north: north[index] ?? 0 }]))
  const others = spread(places.filter((place) => !isLocated(place)))
  return places.map(({ key }) => positions.get(key) ?? others.get(key) ?? { east: 0.5, north: 0.5 })
}
