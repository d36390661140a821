import '../fields/map-point/map-point.css'
import './map.css'
import { useRef } from 'react'
import { useKitText } from '../i18n/kit-text'
import { useRuntime } from '../runtime/kit-provider'
import { Button } from '../ui/button'
import { type Drawing, useDrawnMap } from './use-drawn-map'

/** The map itself, with its buttons. */
export function DrawnMap({ label, ...drawing }: Drawing & { readonly label: string }) {
  const t = useKitText()
  const { site } = useRuntime()
  const host = useRef<HTMLDivElement>(null)
  const map = useDrawnMap(host, drawing)
  return (
    <div className="kit-map kit-places">
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a map */}
      <div ref={host} className="kit-map-canvas" role="group" aria-label={label} />
      <div className="kit-map-zoom">
        <Button icon="add" aria-label={t('fields.map.zoomIn')} onClick={() => map?.zoomIn()} />
        <Button icon="minus" aria-label={t('fields.map.zoomOut')} onClick={() => map?.zoomOut()} />
      </div>
      <p className="kit-map-note">{site?.mapTiles?.attribution ?? t('fields.map.plain')}</p>
    </div>
  )
}
