import { toWgs84 } from './datum'
import type { MapSettings } from './map-settings'

/** Search result: a named place. */
export interface FoundPlace {
  readonly name: string
  readonly address: string
  /** Degrees, WGS-84. */
  readonly longitude: number
  readonly latitude: number
}

type Service = NonNullable<MapSettings['mapSearch']>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Parses `"120.1,30.2"`, `{ lng, lat }` or `{ longitude, latitude }`. */
function parseDegrees(row: Readonly<Record<string, unknown>>): readonly [number, number] | undefined {
  const place = row.location ?? row.lonlat ?? row
  const named = isRecord(place) ? [place.lng ?? place.longitude, place.lat ?? place.latitude] : []
  const [east = Number.NaN, north = Number.NaN] = (typeof place === 'string' ? place.split(',') : named).map(Number)
  return Math.abs(east) <= 180 && Math.abs(north) <= 90 ? [east, north] : undefined
}

/** Parses a response of 天地图, 高德, 腾讯 or a custom service; `undefined` if it is no list of places. */
export function parsePlaces(answer: unknown, datum: Service['datum']): readonly FoundPlace[] | undefined {
  const rows = isRecord(answer) ? (answer.pois ?? answer.data ?? (Number(answer.count) === 0 ? [] : undefined)) : answer
  if (!Array.isArray(rows)) return undefined
  return rows.filter(isRecord).flatMap((row) => {
    const name = toText(row.name ?? row.title)
    const place = parseDegrees(row)
    if (name === '' || !place) return []
    const [longitude, latitude] = toWgs84(place, datum)
    return [{ name, address: toText(row.address), longitude, latitude }]
  })
}

const timeoutMs = 10_000

/**
 * Searches places by name or address.
 *
 * @throws if the service fails, times out after 10 s, or returns an unusable response
 */
export async function searchPlaces({ url, datum }: Service, text: string): Promise<readonly FoundPlace[]> {
  // the query can be part of a JSON parameter, so characters that would break it are removed
  const query = encodeURIComponent(text.replace(/["\\]/g, ' ').trim())
  // a third-party service: no tokens or cookies are sent
  const answer = await globalThis.fetch(url.replace('{query}', query), {
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const places = answer.ok ? parsePlaces(await answer.json(), datum) : undefined
  if (!places) throw new Error(`the search for places answered ${answer.status}`)
  return places
}
