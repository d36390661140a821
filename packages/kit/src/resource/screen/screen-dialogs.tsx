import { UnsavedProvider } from '../../runtime/unsaved'
import { ConfirmLoss } from '../form/confirm-loss'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Allowed } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'
import { ConfirmRemove } from './confirm-remove'
import { NewRecord } from './new-record'
import { OpenedRecord } from './opened-record'
import type { OpenControl } from './use-open-record'

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
  readonly address: OpenControl
  readonly given: Row | undefined
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function ScreenDialogs({ adding, removing, address, given, nameOf, onClose, onRemoved, ...rest }: ScreenDialogsProps) {
  const { resource, labels } = rest
  const { record } = address
  return (
    <>
      {record && (
        <UnsavedProvider value={address.guard}>
          <OpenedRecord key={`${record.how} ${record.id}`} {...rest} record={record} given={given} onClose={address.close} />
        </UnsavedProvider>
      )}
      {address.isAsking && <ConfirmLoss onLeave={address.leave} onStay={address.stay} />}
      {adding && <NewRecord resource={resource} labels={labels} given={{ ...given, ...adding }} onClose={onClose} />}
      {removing && (
        <ConfirmRemove resource={resource} labels={labels} rows={removing} nameOf={nameOf} onClose={onClose} onDone={onRemoved} />
      )}
    </>
  )
}
