import './map-frame.css'
import type { Map as LeafletMap } from 'leaflet'
import type { RefObject } from 'react'
import { Button } from '../components/button'
import { useKitText } from '../i18n/kit-text'
import { useMapSettings } from './map-settings'

interface MapFrameProps {
  readonly label: string
  readonly host: RefObject<HTMLDivElement | null>
  readonly map: LeafletMap | undefined
  readonly className?: string
}

/** Frame of every map: its host element, the zoom buttons and the attribution of the tiles. */
export function MapFrame({ label, host, map, className = '' }: MapFrameProps) {
  const t = useKitText()
  const settings = useMapSettings()
  return (
    <div className={`kit-map ${className}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a map */}
      <div ref={host} className="kit-map-canvas" role="group" aria-label={label} />
      <div className="kit-map-zoom absolute flex flex-column gap-1">
        <Button icon="add" aria-label={t('fields.map.zoomIn')} onClick={() => map?.zoomIn()} />
        <Button icon="minus" aria-label={t('fields.map.zoomOut')} onClick={() => map?.zoomOut()} />
      </div>
      <p className="kit-map-note absolute bottom-0 right-0 px-2 text-xs text-color-secondary surface-card">
        {settings.mapTiles?.attribution ?? t('fields.map.plain')}
      </p>
    </div>
  )
}
