import type { RentPlace } from '@jwsk/sdk/biz'
import { placeStatus } from '../place-status'

/** Statuses in the order of the board: rented, waiting, not available. */
export const states = [2, 1, 3, 0] as const

export type Tone = 'info' | 'success' | 'warning' | 'quiet'

const tones: Readonly<Record<number, Tone>> = { 1: 'success', 2: 'info', 3: 'warning' }

export const getTone = ({ status = 0 }: Pick<RentPlace, 'status'>): Tone => tones[status] ?? 'quiet'

/** Places of one zone. */
export interface Zone {
  /** Name of the zone; `''` for places without one. */
  readonly name: string
  readonly places: readonly RentPlace[]
}

/** Groups places by zone in the order of their first place; places without a zone come last. */
export function groupByZone(places: readonly RentPlace[]): readonly Zone[] {
  const zones = new Map<string, RentPlace[]>()
  for (const place of places) {
    const name = place.zone?.trim() ?? ''
    zones.set(name, [...(zones.get(name) ?? []), place])
  }
  const all = [...zones].map(([name, inside]) => ({ name, places: inside }))
  return [...all.filter(({ name }) => name !== ''), ...all.filter(({ name }) => name === '')]
}

/** Counts the places with a status. */
export const countByStatus = (places: readonly RentPlace[], status: number) =>
  places.filter((place) => (place.status ?? 0) === status).length

/** Counts the places that the rented share leaves out: not for rent, or under repair. */
export const countUnavailable = (places: readonly RentPlace[]) =>
  countByStatus(places, placeStatus.stopped) + countByStatus(places, placeStatus.repair)

/** Returns the rented share of the rentable places, in whole percent. */
export function getOccupancyShare(places: readonly RentPlace[]): number {
  const [rented, free] = [countByStatus(places, 2), countByStatus(places, 1)]
  return rented + free === 0 ? 0 : Math.round((rented / (rented + free)) * 100)
}
