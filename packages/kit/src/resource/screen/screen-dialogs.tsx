import { useRuntime } from '../../runtime/kit-provider'
import { UnsavedProvider } from '../../runtime/unsaved'
import { ConfirmLoss } from '../form/confirm-loss'
import { findAdded } from '../list/find-added'
import type { ResourceList } from '../list/use-resource-list'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { AllowedActions } from '../model/use-allowed'
import type { Labels } from '../model/use-labels'
import { ConfirmRemoval } from './confirm-removal'
import { NewRecordDialog } from './new-record-dialog'
import { RecordDialog } from './record-dialog'
import type { useRecordActions } from './use-record-actions'
import { useTurn } from './use-turn'

interface ScreenDialogsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly allowed: AllowedActions
  /** Those on screen. */
  readonly rows: readonly Row[]
  readonly total: number
  readonly records: ReturnType<typeof useRecordActions>
  readonly presetValues: Row | undefined
  readonly baseQuery: Row | undefined
  readonly list: ResourceList
  readonly nameOf: (row: Row) => string
  readonly onOwn: (action: Action<Row>, row: Row) => void
  /** Told the key of a record that was added, where the list shows it. */
  readonly onFound: (key: string | undefined) => void
}

/** What stands over a list: the record that the address names, a new one, and the question before a delete. */
export function ScreenDialogs({ records, presetValues, ...given }: ScreenDialogsProps) {
  const { onFound, list, baseQuery, onOwn, ...rest } = given
  const { client } = useRuntime()
  const { resource, labels, allowed, nameOf } = rest
  const { address, dialogs, closeDialogs } = records
  const { addition, removal } = dialogs
  // the record is kept already: where it cannot be looked up, the list stands as it is
  const onAdded = (draft: Row) => void findAdded(client, { resource, list, baseQuery, draft }).then(onFound, () => undefined)
  const onTurn = useTurn({ resource, list, baseQuery, from: address.record?.id, onTurned: address.replace })
  const onRemoved = () => {
    list.selection.clear()
    closeDialogs()
    // it is one of those that are gone
    if (address.record) address.close()
  }
  return (
    <>
      {address.record && (
        <UnsavedProvider value={address.guard}>
          <RecordDialog
            {...rest}
            first={list.firstIndex}
            record={address.record}
            presetValues={presetValues}
            onAction={records.act}
            onOwn={onOwn}
            onStep={address.replace}
            onTurn={onTurn}
            onClose={address.close}
          />
        </UnsavedProvider>
      )}
      {address.isAsking && <ConfirmLoss onLeave={address.leave} onStay={address.stay} />}
      {addition && (
        <NewRecordDialog
          resource={resource}
          labels={labels}
          presetValues={{ ...presetValues, ...addition }}
          onAdded={onAdded}
          onClose={closeDialogs}
        />
      )}
      {removal && (
        <ConfirmRemoval
          resource={resource}
          labels={labels}
          rows={removal}
          nameOf={nameOf}
          onClose={closeDialogs}
          onDone={onRemoved}
          onUndoable={allowed.removal === 'undo' ? records.removal.remove : undefined}
        />
      )}
    </>
  )
}
