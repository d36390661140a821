import { useRef, useState } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import { Button } from '../ui/button'
import { TextInput } from '../ui/text-input'
import { type FoundPlace, searchPlaces } from './search-places'

interface PlaceSearchProps {
  readonly onChoose: (place: FoundPlace) => void
}

/** Finds a place by its address or name, where the site has a service for that. */
export function PlaceSearch({ onChoose }: PlaceSearchProps) {
  const t = useKitText()
  const { mapSearch } = useRuntime().site ?? {}
  const [typed, type] = useState('')
  const [found, setFound] = useState<readonly FoundPlace[]>([])
  const [message, say] = useState('')
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(0)
  if (!mapSearch) return <p className="m-0 text-sm text-color-secondary">{t('fields.map.noSearch')}</p>
  const search = async () => {
    if (typed.trim() === '') return
    asked.current += 1
    const mine = asked.current
    setAsking(true)
    const places = await searchPlaces(mapSearch, typed).catch(() => undefined)
    // another was asked for meanwhile
    if (mine !== asked.current) return
    setAsking(false)
    setFound(places ?? [])
    if (places) say(places.length === 0 ? t('fields.map.notFound') : '')
    else say(t('fields.map.searchFailed'))
  }
  return (
    <div className="flex flex-column gap-2">
      <div className="flex gap-2">
        <TextInput
          type="search"
          aria-label={t('fields.map.search')}
          placeholder={t('fields.map.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // the form around it is not meant
            event.preventDefault()
            void search()
          }}
        />
        <Button icon="search" busy={isAsking} onClick={() => void search()}>
          {t('actions.search')}
        </Button>
      </div>
      <p className="m-0 text-sm text-color-secondary" role="status">
        {message}
      </p>
      {found.map((place) => (
        <Button
          key={`${place.name} ${place.longitude} ${place.latitude}`}
          variant="own"
          className="flex flex-wrap gap-2 py-1 text-left border-bottom-1 surface-border cursor-pointer"
          onClick={() => {
            setFound([])
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
