import { formatDateTime } from '@jwsk/sdk'
import type { ColumnWidth, Field, WireRecord } from '../../../fields/types'
import { getSiteTimeZone } from '../../../runtime/site-time-zone'
import type { ActionContext } from '../action-settings'
import type { FieldName, NoField } from '../api'

type WireOf<F> = F extends { readonly '~wire'?: (wire: infer Wire) => void } ? Wire : never

/** Column whose values are computed from the rows: shown, exported and printed by a field kind, never edited or sent. */
export interface ComputedColumn<R, F> {
  readonly field: F
  /** Returns the value of a row, as the field kind reads it; `undefined` for none. A row has none on which it throws or divides by zero. */
  readonly from: (row: R, context: Pick<ActionContext, 'now'>) => WireOf<F> | undefined
  /** Column width in CSS pixels. Defaults to that of the field kind. */
  readonly width?: ColumnWidth
}

/** Computed columns by names that the entity does not have. */
export type ComputedColumns<A, R, P> = { readonly [K in keyof P]: ComputedColumn<R, P[K]> } & {
  readonly [K in Extract<keyof P, FieldName<A>>]: NoField<K, 'a name of a field cannot be computed'>
}

/** Computed columns of a normalized declaration. */
export type AnyComputedColumns = Readonly<Record<string, ComputedColumn<WireRecord, Field>>>

const context = { now: () => formatDateTime(new Date(), getSiteTimeZone()) }

/** Returns the fields of computed columns; they read their values from the whole row. */
export const toComputedFields = (columns: AnyComputedColumns = {}): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { field, from, width = field.width }]) => {
      const parse = (_: unknown, row: WireRecord = {}): unknown => {
        try {
          const value: unknown = from(row, context)
          return field.parse(typeof value === 'number' && !Number.isFinite(value) ? null : value, row)
        } catch {
          return field.emptyValue
        }
      }
      return [name, { ...field, width, parse }]
    }),
  )
