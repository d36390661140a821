import './board.css'
import { bizDict, type KeysOf, LoadError, useCan, useOperationQuery, useTranslate } from '@jwsk/kit'
import { type RentPlace, rentPlace } from '@jwsk/sdk/biz'
import { useSearchParams } from 'react-router-dom'
import type texts from '../locales/zh-cn'
import { countByStatus, countUnavailable, getOccupancyShare, getTone, groupByZone, states, type Zone } from './occupancy'
import { PlaceTile } from './place-tile'
import { useRovingFocus } from './use-roving-focus'

const statuses = bizDict('place_status')

/** Returns the status filter of the list and the open record, both from the address. */
function useBoardUrl() {
  const [params, setParams] = useSearchParams()
  const put = (change: (next: URLSearchParams) => void) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      change(next)
      return next
    })
  return {
    status: params.get('status') ?? '',
    limitTo: (status: string) =>
      put((next) => {
        next.delete('page')
        if (status === '') next.delete('status')
        else next.set('status', status)
      }),
    open: (id: string) => put((next) => next.set('open', id)),
  }
}

type Address = ReturnType<typeof useBoardUrl>

/** Legend of the colors with the number of places each; a selected one filters board and list. */
function Legend({ places, address }: { readonly places: readonly RentPlace[]; readonly address: Address }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const unavailable = countUnavailable(places)
  return (
    <fieldset className="flex flex-wrap align-items-center gap-2">
      <legend className="kit-legend font-semibold">{t('board.title')}</legend>
      <strong className="mr-2 font-normal text-color-secondary">
        {t('board.share', { share: getOccupancyShare(places) })}
        {unavailable > 0 && t('board.leftOut', { count: unavailable })}
      </strong>
      {states.map((status) => {
        const isSelected = address.status === String(status)
        return (
          <button
            key={status}
            type="button"
            className="rent-state inline-flex align-items-center gap-2 px-3 border-round surface-card white-space-nowrap"
            data-tone={getTone({ status })}
            aria-pressed={isSelected}
            onClick={() => address.limitTo(isSelected ? '' : String(status))}
          >
            <statuses.Cell value={statuses.parse(status)} /> {countByStatus(places, status)}
          </button>
        )
      })}
    </fieldset>
  )
}

function Zones({ zones, address }: { readonly zones: readonly Zone[]; readonly address: Address }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { stop, onKeyDown, onFocus } = useRovingFocus(zones[0]?.places[0]?.id)
  const canOpen = useCan('rent_place_view')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the tiles inside, which are buttons
    <div className="flex flex-column gap-2" onKeyDown={onKeyDown}>
      {zones.map(({ name, places }) => {
        const label = name || t('board.elsewhere')
        return (
          <div key={name} className="flex flex-column md:flex-row column-gap-3 row-gap-2">
            <p className="rent-zone-name flex md:block justify-content-between gap-2">
              <bdi>{label}</bdi>
              <span className="block text-xs text-color-secondary">
                {t('board.let', { let: countByStatus(places, 2), count: places.length })}
              </span>
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a grid everywhere */}
            <div className="rent-zone-places gap-2" role="group" aria-label={label}>
              {places.map((place) => (
                <PlaceTile
                  key={place.id}
                  place={place}
                  isStop={place.id === stop}
                  onFocus={() => onFocus(place.id)}
                  onOpen={() => canOpen && place.id && address.open(place.id)}
                />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** Places by zone: rented, free or out of use. */
export function Board() {
  const t = useTranslate<KeysOf<typeof texts>>()
  const address = useBoardUrl()
  const { data, error, isFetching, refetch } = useOperationQuery(rentPlace.list, {}, { staleTime: 0 })
  if (!data && error) return <LoadError title={t('board.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data) return <div className="kit-skeleton-box flex-none h-8rem" aria-busy="true" />
  const visiblePlaces = address.status === '' ? data : data.filter(({ status = 0 }) => String(status) === address.status)
  return (
    <section
      className="rent-board px-4 pt-3 pb-4 border-1 surface-border border-round-lg surface-card flex flex-column flex-none gap-3 overflow-y-auto"
      aria-label={t('board.title')}
    >
      <Legend places={data} address={address} />
      <Zones key={address.status} zones={groupByZone(visiblePlaces)} address={address} />
    </section>
  )
}
