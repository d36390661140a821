import { Button, Fallback, loadable, MapPlaceholder, TextInput } from '@jwsk/ui'
import { useState } from 'react'
import './map-point.css'
import { PartBoundary, useKitText } from '@jwsk/ui'
import { getControlProps } from '../control-props'
import { normalizeDecimal } from '../decimal/decimal-text'
import type { InputProps } from '../types'
import { type Point, toLatLng } from './point'

const PointMap = loadable(() => import('./point-map').then((module) => ({ default: module.PointMap })))

/** Input for coordinates, typed or selected on a map. */
export function PointInput({ map, ...props }: InputProps<Point> & { readonly map: 'open' | undefined }) {
  const t = useKitText()
  const { id, value, onChange, onBlur, describedBy } = props
  const control = getControlProps(props)
  const [wasOpened, open] = useState(map === 'open')
  // without a point the map would take the space of several fields
  const isOpen = wasOpened || toLatLng(value) !== undefined
  const box = (name: keyof Point, attributes: Readonly<Record<string, unknown>>) => (
    <label className="relative flex flex-1 align-items-center">
      <TextInput
        {...attributes}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t(`fields.map.${name}`)}
        aria-invalid={control['aria-invalid']}
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.target.value })}
        onBlur={() => {
          const tidied = normalizeDecimal(value[name])
          if (tidied !== value[name]) onChange({ ...value, [name]: tidied })
          onBlur()
        }}
      />
      <span className="absolute right-0 pr-3 text-sm text-color-secondary pointer-events-none">{t(`fields.map.${name}`)}</span>
    </label>
  )
  return (
    <fieldset className="flex flex-column gap-2" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <div className="kit-range flex flex-wrap align-items-center gap-2">
        {box('longitude', { id, ref: control.ref, 'aria-required': control['aria-required'] })}
        <span className="pl-2" aria-hidden="true" />
        {box('latitude', {})}
      </div>
      {!isOpen && (
        <Button className="align-self-start" onClick={() => open(true)}>
          <i className="pi pi-map-marker" aria-hidden="true" />
          {t('fields.map.pick')}
        </Button>
      )}
      {isOpen && (
        <PartBoundary>
          <Fallback fallback={<MapPlaceholder />}>
            <PointMap point={value} onSelect={onChange} />
          </Fallback>
        </PartBoundary>
      )}
    </fieldset>
  )
}
