import './map-frame.css'
import { useRuntime } from '@jwsk/kit'
import type { Map as LeafletMap } from 'leaflet'
import type { RefObject } from 'react'
import { Button } from '../components/button'
import { useKitText } from '../i18n/kit-text'

interface MapFrameProps {
  readonly label: string
  readonly host: RefObject<HTMLDivElement | null>
  readonly map: LeafletMap | undefined
  readonly className?: string
}

/** Frame of every map: its host element, the zoom buttons and the attribution of the tiles. */
export function MapFrame({ label, host, map, className = '' }: MapFrameProps) {
  const t = useKitText()
  const { site } = useRuntime()
  return (
    <div className={`kit-map ${className}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a map */}
      <div ref={host} className="kit-map-canvas" role="group" aria-label={label} />
      <div className="kit-map-zoom absolute flex flex-column gap-1">
        <Button icon="add" aria-label={t('fields.map.zoomIn')} onClick={() => map?.zoomIn()} />
        <Button icon="minus" aria-label={t('fields.map.zoomOut')} onClick={() => map?.zoomOut()} />
      </div>
      <p className="kit-map-note absolute bottom-0 right-0 px-2 text-xs text-color-secondary surface-card">
        {site?.mapTiles?.attribution ?? t('fields.map.plain')}
      </p>
    </div>
  )
}
