import { useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useActionPermissions } from '../model/use-action-permissions'
import { fetchCurrent, wasUpdated } from './edit-record'

/** Change by another user since the record was opened. */
export type EditConflict = 'changed' | 'deleted'
/** Way to send a draft; `cancelled`: the user stays in the form. */
export type SaveDecision = 'edit' | 'add' | 'cancelled'

/** Whether a form contains all values of a record; stored secrets cannot be read back. */
const hasAllValues = ({ fields, sections }: Resource) => !sections.some((section) => section.fields.some((name) => fields[name]?.isSecret))

/**
 * Confirms before a change overwrites that of another user since the record was opened. A record that was deleted is
 * reported; users with permission to add can add it again.
 */
export function useEditConflict(resource: Resource, record: Row | undefined) {
  const t = useKitText()
  const runtime = useRuntime()
  const { notify } = runtime
  const canAdd = useActionPermissions(resource).add && hasAllValues(resource)
  const [pending, setPending] = useState<{ readonly conflict: EditConflict; readonly resolve: (decision: SaveDecision) => void }>()

  async function findConflict(): Promise<EditConflict | undefined> {
    const now = record && (await fetchCurrent(runtime, resource, { record }))
    if (!now) return record && 'deleted'
    return wasUpdated(record, now) ? 'changed' : undefined
  }

  /** Decides how the draft is sent: as an edit if there is no conflict, else as the user chooses. */
  async function decideSave(): Promise<SaveDecision> {
    const conflict = await findConflict()
    if (!conflict) return 'edit'
    if (conflict === 'deleted' && !canAdd) {
      notify({ severity: 'error', text: t('form.deleted') })
      return 'cancelled'
    }
    return new Promise((resolve) => setPending({ conflict, resolve }))
  }

  function resolveConflict(decision: SaveDecision) {
    pending?.resolve(decision)
    setPending(undefined)
  }
  return { decideSave, conflict: pending?.conflict, resolveConflict }
}
