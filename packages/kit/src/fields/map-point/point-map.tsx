import './map-point.css'
import { useRef } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { Button } from '../../ui/button'
import type { Point } from './point'
import { useMap } from './use-map'

interface PointMapProps {
  readonly point: Point
  readonly onChoose?: (point: Point) => void
}

/** A map with a pin; a click moves it where it may be moved. */
export function PointMap({ point, onChoose }: PointMapProps) {
  const t = useKitText()
  const { site } = useRuntime()
  const host = useRef<HTMLDivElement>(null)
  const map = useMap({ host, point, onChoose })
  return (
    <div className="kit-map">
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a map */}
      <div ref={host} className="kit-map-canvas" role="group" aria-label={t(onChoose ? 'fields.map.label' : 'fields.map.shown')} />
      <div className="kit-map-zoom">
        <Button icon="add" aria-label={t('fields.map.zoomIn')} onClick={() => map?.zoomIn()} />
        <Button icon="minus" aria-label={t('fields.map.zoomOut')} onClick={() => map?.zoomOut()} />
      </div>
      <p className="kit-map-note">{site?.mapTiles?.attribution ?? t('fields.map.plain')}</p>
    </div>
  )
}
