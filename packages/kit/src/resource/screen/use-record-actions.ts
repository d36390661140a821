import { useKitText } from '@jwsk/ui'
import { useCallback, useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { RecordAction } from '../list/row-actions-menu'
import { useUndoableDelete } from '../list/use-undoable-delete'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import type { ActionPermissions } from '../model/use-action-permissions'
import { useUrlRecord } from './use-url-record'

/** Dialogs open over a list, except the record in the URL. */
export interface DialogState {
  /** Initial values of a new record. */
  readonly addition?: Row | undefined
  /** Rows whose delete awaits confirmation. */
  readonly removal?: readonly Row[]
  /** Rows whose fields are changed at once. */
  readonly bulkEdit?: readonly Row[]
}

interface RecordActionsOptions {
  readonly allowed: ActionPermissions
  readonly addressPrefix: string | undefined
}

/** Returns the handlers of add, view, edit and delete, and the dialogs they open. */
export function useRecordActions(resource: Resource, { allowed, addressPrefix }: RecordActionsOptions) {
  const t = useKitText()
  const { notify } = useRuntime()
  const removal = useUndoableDelete(resource)
  const [dialogs, setDialogs] = useState<DialogState>({})
  const address = useUrlRecord(addressPrefix)
  const { open: openRecord } = address
  const { tree, key } = resource
  const { canDelete } = allowed

  const remove = useCallback(
    (rows: readonly Row[]) => {
      const removable = rows.filter(canDelete)
      if (removable.length < rows.length) notify({ severity: 'warning', text: t('remove.kept', { count: rows.length - removable.length }) })
      if (removable.length === 0) return
      setDialogs({ removal: removable })
    },
    [canDelete, notify, t],
  )
  const act = useCallback(
    (action: RecordAction, row: Row) => {
      const does: Record<RecordAction, () => void> = {
        view: () => openRecord(getRowKey(row, key), 'view'),
        edit: () => openRecord(getRowKey(row, key), 'edit'),
        addChild: () => setDialogs({ addition: tree && { [tree.parent]: row[key] } }),
        delete: () => remove([row]),
      }
      does[action]()
    },
    [openRecord, remove, tree, key],
  )
  return {
    removal,
    dialogs,
    address,
    add: allowed.add ? () => setDialogs({ addition: {} }) : undefined,
    addWith: allowed.add ? (addition: Row) => setDialogs({ addition }) : undefined,
    bulkEdit: (bulkEdit: readonly Row[]) => setDialogs({ bulkEdit }),
    remove,
    act,
    closeDialogs: () => setDialogs({}),
  }
}
