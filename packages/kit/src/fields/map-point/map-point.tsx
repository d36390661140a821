import { Fallback, loadable, PartBoundary } from '@jwsk/ui'
import { createField } from '../create-field'
import { normalizeDecimal } from '../decimal/decimal-text'
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
  /** Wire name of the latitude; the field's own name is the longitude. */
  readonly latitude: string
  /** `open` shows the map even without a point. Defaults to a button that opens it. */
  readonly map?: 'open'
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/**
 * Creates a field for a point as longitude and latitude, stored under two wire names. Coordinates are WGS-84, as phones
 * report them, and kept as typed; the map converts for services with shifted tiles, such as those of mainland China.
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
    isBlock: true,
    detailSpan: 'wide',
    isEmpty: (value) => value.longitude.trim() === '' && value.latitude.trim() === '',
    toText: formatPoint,
    validate: validatePoint,
    parse: (wire, record) => ({ longitude: normalizeDecimal(wire), latitude: normalizeDecimal(record[latitude]) }),
    serialize: (value) => normalizeDecimal(value.longitude),
    serializeExtra: (value) => ({ [latitude]: normalizeDecimal(value.latitude) }),
  })
