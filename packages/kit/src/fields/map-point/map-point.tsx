import { Island } from '../../ui/island'
import { Fallback, loadable } from '../../ui/loadable'
import { decimalText } from '../decimal/decimal-text'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { type Point, placeOf, pointProblem } from './point'

const PointInput = loadable(() => import('./point-input').then((module) => ({ default: module.PointInput })))
const PointMap = loadable(() => import('./point-map').then((module) => ({ default: module.PointMap })))

const textOf = ({ longitude, latitude }: Point) => (longitude === '' && latitude === '' ? '' : `${longitude}, ${latitude}`)
const PointCell = ({ value }: CellProps<Point>) => <TextCell value={textOf(value)} />

function PointDetail({ value }: CellProps<Point>) {
  return (
    <>
      <PointCell value={value} />
      {placeOf(value) && (
        <Island>
          <Fallback show={<div className="kit-skeleton-box" aria-busy="true" />}>
            <PointMap point={value} />
          </Fallback>
        </Island>
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
  field<string | number, Point, string>({
    ...options,
    Cell: PointCell,
    Detail: PointDetail,
    Input: (props: InputProps<Point>) => <PointInput {...props} map={map} />,
    initial: { longitude: '', latitude: '' },
    ask: 'choose',
    span: 'wide',
    detailSpan: 'wide',
    isEmpty: (value) => value.longitude.trim() === '' && value.latitude.trim() === '',
    toText: textOf,
    check: pointProblem,
    read: (wire, record) => ({ longitude: decimalText(wire), latitude: decimalText(record[latitude]) }),
    write: (value) => decimalText(value.longitude),
    writeMore: (value) => ({ [latitude]: decimalText(value.latitude) }),
  })
