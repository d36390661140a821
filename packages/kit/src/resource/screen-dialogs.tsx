import { ConfirmRemove } from './confirm-remove'
import { NewRecord } from './new-record'
import { OpenedRecord } from './opened-record'
import type { Resource, Row } from './types'
import type { Allowed } from './use-allowed'
import type { Labels } from './use-labels'
import type { OpenRecord } from './use-open-record'

/** What stands over a list besides a record: what a new one is given, or what is to be deleted. */
export interface Opened {
  readonly adding?: Row | undefined
  readonly removing?: readonly Row[]
}

interface ScreenDialogsProps extends Opened {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: Allowed
  /** Those on screen. */
  readonly rows: readonly Row[]
  readonly record: OpenRecord | undefined
  readonly given: Row | undefined
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  readonly onCloseRecord: () => void
  readonly onRemoved: () => void
}

export function ScreenDialogs({ adding, removing, record, given, nameOf, onClose, onCloseRecord, onRemoved, ...rest }: ScreenDialogsProps) {
  const { resource, labels } = rest
  return (
    <>
      {record && <OpenedRecord key={`${record.id} ${record.editing}`} {...rest} record={record} given={given} onClose={onCloseRecord} />}
      {adding && <NewRecord resource={resource} labels={labels} given={{ ...given, ...adding }} onClose={onClose} />}
      {removing && (
        <ConfirmRemove resource={resource} labels={labels} rows={removing} nameOf={nameOf} onClose={onClose} onDone={onRemoved} />
      )}
    </>
  )
}
