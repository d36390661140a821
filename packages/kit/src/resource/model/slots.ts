import type { ReactNode } from 'react'
import type { DefaultModule } from '../../i18n/types'
import type { Row } from './row'

/** What a cell of the declaration's own is given: the record, and what the field's kind would show. */
export interface CellSlotProps<R> {
  readonly row: R
  readonly children: ReactNode
}

/** What a form of the declaration's own is given. */
export interface FormSlotProps<R = Row, Draft = Row> {
  /** What is changed; absent for a new record. */
  readonly record: R | undefined
  /** What the record has besides the form, e.g. the parent that is chosen beside the list. */
  readonly fixedValues: Row | undefined
  readonly isSaving: boolean
  /** Sends it, asks before it overwrites what somebody else changed, says how it went, and closes when it went well. */
  readonly save: (draft: Draft) => Promise<void>
  readonly close: () => void
}

/** What the figures above a list are given: of which records, and where its address begins. */
export interface StatsSlotProps {
  readonly baseQuery: Row
  /** The list's filters in the address are called so: `?status=1`, or `?runs.status=1`. */
  readonly urlPrefix: string
}

export type StatsSlot = () => Promise<DefaultModule<(props: StatsSlotProps) => ReactNode>>

// whichever row it is, it is one of this list
export type CellSlot<R> = (props: CellSlotProps<R>) => ReactNode
export type FormSlot<R, Draft> = () => Promise<DefaultModule<(props: FormSlotProps<R, Draft>) => ReactNode>>
