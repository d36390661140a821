import { useRef, useState } from 'react'
import { Button } from '../components/button'
import { TextInput } from '../components/text-input'
import { useKitText } from '../i18n/kit-text'
import { useMapSettings } from './map-settings'
import { type FoundPlace, searchPlaces } from './search-places'

interface PlaceSearchProps {
  readonly onChoose: (place: FoundPlace) => void
}

/** Searches places by address or name, if the site configures a search service. */
export function PlaceSearch({ onChoose }: PlaceSearchProps) {
  const t = useKitText()
  const { mapSearch } = useMapSettings()
  const [query, setQuery] = useState('')
  const [results, setResults] = useState<readonly FoundPlace[]>([])
  const [message, setMessage] = useState('')
  const [isSearching, setSearching] = useState(false)
  const lastSearch = useRef(0)
  if (!mapSearch) return <p className="m-0 text-sm text-color-secondary">{t('fields.map.noSearch')}</p>
  const search = async () => {
    if (query.trim() === '') return
    lastSearch.current += 1
    const current = lastSearch.current
    setSearching(true)
    const places = await searchPlaces(mapSearch, query).catch(() => undefined)
    // stale: a newer search has started
    if (current !== lastSearch.current) return
    setSearching(false)
    setResults(places ?? [])
    if (places) setMessage(places.length === 0 ? t('fields.map.notFound') : '')
    else setMessage(t('fields.map.searchFailed'))
  }
  return (
    <div className="flex flex-column gap-2">
      <div className="flex gap-2">
        <TextInput
          type="search"
          aria-label={t('fields.map.search')}
          placeholder={t('fields.map.search')}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // prevents the submission of a surrounding form
            event.preventDefault()
            void search()
          }}
        />
        <Button icon="search" busy={isSearching} onClick={() => void search()}>
          {t('actions.search')}
        </Button>
      </div>
      <p className="m-0 text-sm text-color-secondary" role="status">
        {message}
      </p>
      {results.map((place) => (
        <Button
          key={`${place.name} ${place.longitude} ${place.latitude}`}
          variant="own"
          className="flex flex-wrap gap-2 py-1 text-left border-bottom-1 surface-border cursor-pointer"
          onClick={() => {
            setResults([])
            onChoose(place)
          }}
        >
          <bdi className="text-primary">{place.name}</bdi>
          <bdi className="text-sm text-color-secondary">{place.address}</bdi>
        </Button>
      ))}
    </div>
  )
}
