import { bizDict, type KeysOf, useTranslate } from '@jwsk/kit'
import type { RentPlace } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'
import { placeStatus } from '../place-status'
import { Price } from './details-list'
import { getTone } from './occupancy'

const status = bizDict('place_status')
const { free, rented } = placeStatus

interface PlaceTileProps {
  readonly place: RentPlace
  readonly isStop: boolean
  readonly onFocus: () => void
  readonly onOpen: () => void
}

/** Key details of a place: the tenant and the end of the lease, or the price. */
function PlaceDetails({ place }: { readonly place: RentPlace }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  if (place.status === rented)
    return (
      <span>
        <bdi>{place.tenantName2}</bdi>
        {place.rentEnd && t('board.until', { day: place.rentEnd.slice(5) })}
      </span>
    )
  if (place.status !== free) return null
  return (
    <span>
      <Price place={place} />
    </span>
  )
}

/** Place on the board. */
export function PlaceTile({ place, isStop, onFocus, onOpen }: PlaceTileProps) {
  return (
    <button
      type="button"
      className="rent-tile column-gap-2 px-2 border-round"
      data-tile={place.id}
      data-tone={getTone(place)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <bdi className="overflow-hidden text-overflow-ellipsis white-space-nowrap text-sm font-semibold">{place.placeName}</bdi>
      <span className="rent-tile-facts">
        <status.Cell value={status.parse(place.status ?? 0)} />
        <PlaceDetails place={place} />
      </span>
    </button>
  )
}
