import type { DefaultModule } from '@jwsk/ui'
import type { ReactNode } from 'react'
import type { Row } from './row'

/** Props of a custom cell: the record, and what the field's kind would render. */
export interface CellSlotProps<R> {
  readonly row: R
  readonly children: ReactNode
}

/** Props of a custom form. */
export interface FormSlotProps<R = Row, Draft = Row> {
  /** Record to edit; `undefined` for a new one. */
  readonly record: R | undefined
  /** Values of the record in addition to the form, e.g. the parent selected next to the list. */
  readonly fixedValues: Row | undefined
  readonly isSaving: boolean
  /** Saves the draft: confirms before overwriting another user's change, notifies the user, and closes on success. */
  readonly save: (draft: Draft) => Promise<void>
  readonly close: () => void
}

/** Props of the charts above a list: its records and URL prefix. */
export interface StatsSlotProps {
  readonly baseQuery: Row
  /** Prefix of the list's filters in the URL: `?status=1`, or `?runs.status=1`. */
  readonly urlPrefix: string
}

export type StatsSlot = () => Promise<DefaultModule<(props: StatsSlotProps) => ReactNode>>

/** Charts with a state to start in. */
export interface StatsOptions {
  readonly load: StatsSlot
  /** Charts are open on any window until the user closes them, not only on windows with space for them. */
  readonly open: true
}

// any row passed to it is of this list
export type CellSlot<R> = (props: CellSlotProps<R>) => ReactNode
export type FormSlot<R, Draft> = () => Promise<DefaultModule<(props: FormSlotProps<R, Draft>) => ReactNode>>
