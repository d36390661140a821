import { mapPoint, StandaloneInput } from '@jwsk/kit'
import { useState } from 'react'
import { useText } from '../../platform/text'

const point = mapPoint({ latitude: 'latitude', map: 'open' })

/** Map to try map settings on. */
export function MapPage() {
  const t = useText()
  const [value, setValue] = useState(point.emptyValue)
  return (
    <section className="kit-screen">
      <header>
        <h1 className="text-xl">{t('map.title')}</h1>
        <p className="text-color-secondary">{t('map.hint')}</p>
      </header>
      <div className="kit-card p-3">
        <label htmlFor="map-point" id="map-point-label">
          {t('map.point')}
        </label>
        <StandaloneInput field={point} id="map-point" value={value} onChange={setValue} />
      </div>
    </section>
  )
}
