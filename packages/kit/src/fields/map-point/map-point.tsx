import { PartBoundary } from '../../ui/part-boundary'
import { Fallback, loadable } from '../../ui/loadable'
import { normalizeDecimal } from '../decimal/decimal-text'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { type Point, toLatLng, validatePoint } from './point'

const PointInput = loadable(() => import('./point-input').then((module) => ({ default: module.PointInput })))
const PointMap = loadable(() => import('./point-map').then((module) => ({ default: module.PointMap })))

const formatPoint = ({ longitude, latitude }: Point) => (longitude === '' && latitude === '' ? '' : `${longitude}, ${latitude}`)
const PointCell = ({ value }: CellProps<Point>) => <TextCell value={formatPoint(value)} />

function PointDetail({ value }: CellProps<Point>) {
  return (
    <>
      <PointCell value={value} />
      {toLatLng(value) && (
        <PartBoundary>
          <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
            <PointMap point={value} />
          </Fallback>
        </PartBoundary>
      )}
    </>
  )
}

export interface MapPointOptions {
  /** The wire name of the latitude; the field's own name is the longitude. */
  readonly latitude: string
  /** `open` where the map stands there before there is a point; else a button brings it. */
  readonly map?: 'open'
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/**
 * A place as longitude and latitude, under two names of the wire. Degrees are WGS-84, as phones give them, and kept to
 * the digit that was typed; a map whose pictures are shifted (as those of mainland services are) is drawn around them.
 */
export const mapPoint = ({ latitude, map, ...options }: MapPointOptions): Field<string | number, string> =>
  createField<string | number, Point, string>({
    ...options,
    Cell: PointCell,
    Detail: PointDetail,
    Input: (props: InputProps<Point>) => <PointInput {...props} map={map} />,
    emptyValue: { longitude: '', latitude: '' },
    promptVerb: 'choose',
    span: 'wide',
    detailSpan: 'wide',
    isEmpty: (value) => value.longitude.trim() === '' && value.latitude.trim() === '',
    toText: formatPoint,
    validate: validatePoint,
    parse: (wire, record) => ({ longitude: normalizeDecimal(wire), latitude: normalizeDecimal(record[latitude]) }),
    serialize: (value) => normalizeDecimal(value.longitude),
    serializeExtra: (value) => ({ [latitude]: normalizeDecimal(value.latitude) }),
  })
