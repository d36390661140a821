import { loadable } from '@jwsk/ui'
import { useRuntime } from '../../runtime/kit-provider'
import { UnsavedRegistryProvider } from '../../runtime/unsaved-changes'
import { ConfirmDiscard } from '../form/confirm-discard'
import { goToAddedRecord } from '../list/go-to-added-record'
import { highlightRows } from '../list/highlight-rows'
import type { ResourceList } from '../list/use-resource-list'
import type { Action, Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import type { ActionPermissions } from '../model/use-action-permissions'
import type { Labels } from '../model/use-labels'
import { ConfirmDelete } from './confirm-delete'
import { NewRecordDialog } from './new-record-dialog'
import { RecordDialog } from './record-dialog'
import { usePageStep } from './use-page-step'
import type { useRecordActions } from './use-record-actions'

const BulkEditDialog = loadable(() => import('../bulk-edit/bulk-edit-dialog').then((module) => ({ default: module.BulkEditDialog })))

interface ScreenDialogsProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly permissions: ActionPermissions
  /** Displayed rows. */
  readonly rows: readonly Row[]
  readonly total: number
  /** Index of the first displayed row over all pages. Defaults to that of the list. */
  readonly first?: number
  readonly records: ReturnType<typeof useRecordActions>
  /** Whether a record is docked next to the list if there is room. */
  readonly canDock: boolean
  readonly fixedValues: Row | undefined
  readonly baseQuery: Row | undefined
  readonly list: ResourceList
  readonly getRecordName: (row: Row) => string
  readonly onCustomAction: (action: Action<Row>, row: Row) => void
  /** Called with the key of a record that was added, if the list shows it. */
  readonly onAdded: (key: string | undefined) => void
}

/** Dialogs over a list: the record in the URL, a new one, and the confirmation of a delete. */
export function ScreenDialogs({ records, canDock, fixedValues, ...given }: ScreenDialogsProps) {
  const { onAdded: onFound, list, baseQuery, onCustomAction, ...rest } = given
  const { client } = useRuntime()
  const { resource, labels, permissions, getRecordName } = rest
  const { address, dialogs, closeDialogs } = records
  const { addition, removal, bulkEdit } = dialogs
  const showAdded = (key: string | undefined) => {
    onFound(key)
    highlightRows(resource, key !== undefined && { [resource.key]: key })
  }
  // the record is already saved: if the lookup fails, the list stays as it is
  const onAdded = (draft: Row) => void goToAddedRecord(client, { resource, list, baseQuery, draft }).then(showAdded, () => undefined)
  const onTurn = usePageStep({ resource, list, baseQuery, openId: address.record?.id, onPageChanged: address.replace })
  const onRemoved = () => {
    list.selection.clear()
    closeDialogs()
    // closes the record if it was deleted
    if (address.record) address.close()
  }
  return (
    <>
      {address.record && (
        <UnsavedRegistryProvider value={address.guard}>
          <RecordDialog
            first={list.firstIndex}
            {...rest}
            record={address.record}
            canDock={canDock}
            fixedValues={fixedValues}
            onAction={records.act}
            onCustomAction={onCustomAction}
            onNavigate={address.replace}
            onPageStep={onTurn}
            onClose={address.close}
          />
        </UnsavedRegistryProvider>
      )}
      {address.isConfirmingLeave && <ConfirmDiscard onLeave={address.leave} onStay={address.stay} />}
      {addition && (
        <NewRecordDialog
          resource={resource}
          labels={labels}
          presetValues={{ ...fixedValues, ...addition }}
          onAdded={onAdded}
          onClose={closeDialogs}
        />
      )}
      {bulkEdit && (
        <BulkEditDialog
          resource={resource}
          labels={labels}
          // a reload may have replaced selected rows
          rows={bulkEdit.map((row) => rest.rows.find((shown) => getRowKey(shown, resource.key) === getRowKey(row, resource.key)) ?? row)}
          fixedValues={fixedValues}
          canEdit={permissions.canEdit}
          onDone={(changed) => {
            for (const row of changed) list.selection.row.toggle(row)
          }}
          onClose={closeDialogs}
        />
      )}
      {removal && (
        <ConfirmDelete
          resource={resource}
          labels={labels}
          rows={removal}
          getName={getRecordName}
          onClose={closeDialogs}
          onDone={onRemoved}
          onUndoableDelete={permissions.deleteMode === 'undo' ? records.removal.deleteRows : undefined}
        />
      )}
    </>
  )
}
