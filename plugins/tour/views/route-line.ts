import type { LngLat } from '@jwsk/kit'

const isDegrees = (value: unknown): value is LngLat =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Number.isFinite(one)) &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90

/** Parses the line that a route stores as text; invalid text gives `[]`. */
export function toLine(text: unknown): readonly LngLat[] {
  try {
    const value: unknown = JSON.parse(typeof text === 'string' ? text : '[]')
    return Array.isArray(value) && value.every(isDegrees) ? value : []
  } catch {
    return []
  }
}

const earthRadius = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

function getDistance([x1, y1]: LngLat, [x2, y2]: LngLat): number {
  const a = Math.sin(radians(y2 - y1) / 2) ** 2 + Math.cos(radians(y1)) * Math.cos(radians(y2)) * Math.sin(radians(x2 - x1) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** Returns the length of a line in kilometers, along the ground. */
export const getLength = (line: readonly LngLat[]): number =>
  line.reduce((total, at, index) => {
    const before = line[index - 1]
    return before ? total + getDistance(before, at) : total
  }, 0)
