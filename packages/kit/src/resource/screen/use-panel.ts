import { useCallback, useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import type { RecordAction } from '../list/row-items'
import { useRemoval } from '../list/use-removal'
import { keyOf } from '../model/ids'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Allowed } from '../model/use-allowed'
import type { Opened } from './screen-dialogs'
import { useAddressedRecord } from './use-addressed-record'

interface PanelOf {
  readonly allowed: Allowed
  readonly addressPrefix: string | undefined
}

/** What the usual actions of a list open. */
export function usePanel(resource: Resource, { allowed, addressPrefix }: PanelOf) {
  const t = useKitText()
  const { notify } = useRuntime()
  const undo = useRemoval(resource)
  const { put } = undo
  const [opened, open] = useState<Opened>({})
  const address = useAddressedRecord(addressPrefix)
  const { open: openRecord } = address
  const { tree, key } = resource
  const { undo: canUndo, mayDelete } = allowed

  const remove = useCallback(
    (rows: readonly Row[]) => {
      const removing = rows.filter(mayDelete)
      if (removing.length < rows.length) notify({ kind: 'warning', text: t('remove.kept', { count: rows.length - removing.length }) })
      if (removing.length === 0) return
      if (canUndo) put(removing)
      else open({ removing })
    },
    [mayDelete, canUndo, put, notify, t],
  )
  const act = useCallback(
    (action: RecordAction, row: Row) => {
      const does: Record<RecordAction, () => void> = {
        view: () => openRecord(keyOf(row, key), 'view'),
        edit: () => openRecord(keyOf(row, key), 'edit'),
        addChild: () => open({ adding: tree && { [tree.parent]: row[key] } }),
        delete: () => remove([row]),
      }
      does[action]()
    },
    [openRecord, remove, tree, key],
  )
  return {
    undo,
    opened,
    address,
    add: allowed.add ? () => open({ adding: {} }) : undefined,
    remove,
    act,
    close: () => open({}),
  }
}
