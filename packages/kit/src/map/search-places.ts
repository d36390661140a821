import { isRecord } from '@jwsk/sdk'
import type { SiteSettings } from '../runtime/types'
import { toWgs84 } from './datum'

/** A place that goes by a name. */
export interface FoundPlace {
  readonly name: string
  readonly address: string
  /** WGS-84. */
  readonly longitude: number
  readonly latitude: number
}

type Service = NonNullable<SiteSettings['mapSearch']>

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** `"120.1,30.2"`, `{ lng, lat }` or `{ longitude, latitude }`. */
function parseDegrees(row: Readonly<Record<string, unknown>>): readonly [number, number] | undefined {
  const place = row.location ?? row.lonlat ?? row
  const named = isRecord(place) ? [place.lng ?? place.longitude, place.lat ?? place.latitude] : []
  const [east = Number.NaN, north = Number.NaN] = (typeof place === 'string' ? place.split(',') : named).map(Number)
  return Math.abs(east) <= 180 && Math.abs(north) <= 90 ? [east, north] : undefined
}

/** The places of an answer, as 天地图, 高德, 腾讯 and services of one's own write them; nothing for what is none. */
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

/** Throws whatever a service does that cannot be used. */
export async function searchPlaces({ url, datum }: Service, typed: string): Promise<readonly FoundPlace[]> {
  // a service may want the words within JSON
  const query = encodeURIComponent(typed.replace(/["\\]/g, ' ').trim())
  // somebody else's service: neither tokens nor cookies go there
  const answer = await globalThis.fetch(url.replace('{query}', query), {
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const places = answer.ok ? parsePlaces(await answer.json(), datum) : undefined
  if (!places) throw new Error(`the search for places answered ${answer.status}`)
  return places
}
