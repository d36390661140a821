import { useRuntime } from '../../runtime/kit-provider'
import { UnsavedProvider } from '../../runtime/unsaved'
import { ConfirmLoss } from '../form/confirm-loss'
import { findAdded } from '../list/find-added'
import type { ResourceList } from '../list/use-resource-list'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { AllowedActions } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'
import { ConfirmRemoval } from './confirm-removal'
import { NewRecordDialog } from './new-record-dialog'
import { RecordDialog } from './record-dialog'
import type { AddressControl } from './use-addressed-record'
import type { DialogState } from './use-record-actions'

interface ScreenDialogsProps extends DialogState {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: AllowedActions
  /** Those on screen. */
  readonly rows: readonly Row[]
  readonly address: AddressControl
  readonly presetValues: Row | undefined
  readonly baseQuery: Row | undefined
  readonly list: ResourceList
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  readonly onRemoved: () => void
  readonly onUndoable: (rows: readonly Row[]) => void
  /** Told the key of a record that was added, where the list shows it. */
  readonly onFound: (key: string | undefined) => void
}

export function ScreenDialogs({ addition, removal, address, presetValues, ...given }: ScreenDialogsProps) {
  const { nameOf, onClose, onRemoved, onUndoable, onFound, list, baseQuery, ...rest } = given
  const { client } = useRuntime()
  const { resource, labels, allowed } = rest
  // the record is kept already: where it cannot be looked up, the list stands as it is
  const onAdded = (draft: Row) => void findAdded(client, { resource, list, baseQuery, draft }).then(onFound, () => undefined)
  const { record } = address
  return (
    <>
      {record && (
        <UnsavedProvider value={address.guard}>
          <RecordDialog key={`${record.mode} ${record.id}`} {...rest} record={record} presetValues={presetValues} onClose={address.close} />
        </UnsavedProvider>
      )}
      {address.isAsking && <ConfirmLoss onLeave={address.leave} onStay={address.stay} />}
      {addition && (
        <NewRecordDialog
          resource={resource}
          labels={labels}
          presetValues={{ ...presetValues, ...addition }}
          onAdded={onAdded}
          onClose={onClose}
        />
      )}
      {removal && (
        <ConfirmRemoval
          resource={resource}
          labels={labels}
          rows={removal}
          nameOf={nameOf}
          onClose={onClose}
          onDone={onRemoved}
          onUndoable={allowed.removal === 'undo' ? onUndoable : undefined}
        />
      )}
    </>
  )
}
