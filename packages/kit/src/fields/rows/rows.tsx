import { Fallback, loadable, PartBoundary } from '@jwsk/ui'
import type { ComputeRule } from '../../resource/model/rules/form-rules'
import { createField } from '../create-field'
import type { BoundParts, CellProps, Field, FieldKind, InputProps } from '../types'
import { toDisplayText } from '../wire'
import { validateRows } from './line-errors'
import { bindLines, getLineTextKeys, loadRowTexts } from './line-labels'
import { RowsCell } from './rows-cell'
import { type LineFields, noRows, parseRows, type RowsConfig, type RowsValue, serializeRows, toFullRecord } from './rows-value'

const RowsDetail = loadable(() => import('./rows-detail').then((module) => ({ default: module.RowsDetail })))
const RowsInput = loadable(() => import('./rows-input').then((module) => ({ default: module.RowsInput })))

type NameOf<F> = Extract<keyof F, string>
type WireOf<Kind> = Kind extends { readonly '~wire'?: (wire: infer Wire) => void } ? Wire : unknown
type LineOf<F> = { readonly [K in NameOf<F>]?: WireOf<F[K]> }

export interface RowsOptions<F extends LineFields> {
  /** Smallest number of rows; from 1, the field is required. Defaults to the contract's `minItems`, else to 0. */
  readonly min?: number
  /** Largest number of rows. Defaults to the contract's `maxItems`. */
  readonly max?: number
  /** Columns with a total, which is exact to the last digit. The list shows the first one. */
  readonly sum?: readonly NameOf<F>[]
  /** Columns derived from the others of their row on the wire: read-only, and sent with `{ value, send: true }`. */
  readonly compute?: { readonly [K in NameOf<F>]?: ComputeRule<LineOf<F>, WireOf<F[K]>> }
  /** Labels by name, for rows without texts of a resource, such as those that the platform describes at run time. */
  readonly labels?: { readonly [K in NameOf<F>]?: string }
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Rows are an array of objects on the wire, or JSON text. Defaults to `array`. */
  readonly wire?: 'array' | 'json'
}

/** Field with rows, whose fields the compiler compares with the objects of the contract's array. */
export interface RowsField<Wire, F> extends Field<Wire, Wire extends string ? string : never> {
  /** Carries the fields of the rows; absent at run time. */
  readonly '~lines'?: F
  /** Carries the names of the fields; absent at run time. */
  readonly '~lineNames'?: NameOf<F>
}

/** Creates fields with rows. */
export interface RowsKind {
  /** Rows are JSON text on the wire, whose objects no contract describes. */
  <const F extends LineFields>(fields: F, options: RowsOptions<F> & { readonly wire: 'json' }): RowsField<string, F>
  /** Rows are an array of objects on the wire. */
  <const F extends LineFields>(fields: F, options?: RowsOptions<F> & { readonly wire?: 'array' }): RowsField<readonly object[], F>
}

interface AnyOptions extends Omit<RowsOptions<LineFields>, 'compute' | 'labels'> {
  readonly labels?: Readonly<Record<string, string>>
  readonly compute?: RowsConfig['compute']
}

type Parts = BoundParts<RowsValue> & Pick<FieldKind<never, RowsValue>, 'Cell' | 'Input'>

const skeleton = <div className="kit-skeleton-box" aria-busy="true" />

const createParts = (config: RowsConfig): Parts => ({
  Cell: ({ value }: CellProps<RowsValue>) => <RowsCell config={config} value={value} />,
  Detail: ({ value }: CellProps<RowsValue>) => (
    <PartBoundary>
      <Fallback fallback={skeleton}>
        <RowsDetail config={config} value={value} />
      </Fallback>
    </PartBoundary>
  ),
  Input: (props: InputProps<RowsValue>) => (
    <PartBoundary>
      <RowsInput {...props} config={config} />
    </PartBoundary>
  ),
  loadLabels: (values, context) => loadRowTexts(config, values, context),
})

/** Returns the values of a row as text, separated by blanks. */
const toLineText = (config: RowsConfig, line: RowsValue['lines'][number]) => {
  const record = toFullRecord(config, line)
  return Object.entries(config.fields)
    .map(([name, field]) => field.toText(field.parse(record[name], record)))
    .join(' ')
}

/**
 * Creates a field for rows that are part of a record, such as the lines of an invoice: a table with a line field per
 * column, which users fill, reorder and paste from spreadsheets. Names that are no line field are sent back unchanged.
 * Labels are below those of the resource, at `lines.<field>.<line field>`.
 *
 * @param fields - Line fields by name, in display order.
 * @example
 * items: rows({ product: text(), count: number(), price: money() }, { max: 50, sum: ['price'] })
 */
export const rows: RowsKind = ((fields: LineFields, options: AnyOptions = {}) => {
  const { min = 0, max = Number.POSITIVE_INFINITY, sum = [], compute = {}, wire = 'array', labels = {}, required = min > 0 } = options
  const config: RowsConfig = { fields, wire, min, max, sum, compute, labels }
  return createField<unknown, RowsValue>({
    ...createParts(config),
    required,
    bind: (path) => {
      const bound = bindLines(config, path)
      return { ...createParts(bound), textKeys: getLineTextKeys(bound, path) }
    },
    emptyValue: noRows,
    preferredWidth: 136,
    promptVerb: 'enter',
    span: 'wide',
    detailSpan: 'wide',
    isBlock: true,
    isEmpty: ({ lines, isUnreadable }) => lines.length === 0 && !isUnreadable,
    toText: (value) =>
      value.isUnreadable ? toDisplayText(value.received) : value.lines.map((line) => toLineText(config, line)).join('\n'),
    validate: (value, rule) => validateRows(config, value, rule),
    parse: (received) => parseRows(config, received),
    serialize: (value) => serializeRows(config, value),
  })
}) as RowsKind // the options select one of the two field types, as the overloads declare
