import { Button, useKitText } from '@jwsk/ui'
import { useRef } from 'react'
import { BatchRunner } from '../../batch/batch-runner'
import type { Field, FieldOption } from '../../fields/types'
import { GuardedDialog } from '../form/guarded-dialog'
import { highlightRows } from '../list/highlight-rows'
import { invalidateLists, useWriteContext } from '../model/queries'
import { getRecordName } from '../model/record-name'
import { getRowKey } from '../model/row-keys'
import { useInlineText } from './inline-texts'
import type { EditedList } from './list-editor'
import type { PastedRow, PastePlan } from './plan-paste'
import type { useInlineEdit } from './use-inline-edit'

interface PasteDialogProps extends Pick<EditedList, 'resource' | 'labels'>, Pick<ReturnType<typeof useInlineEdit>, 'change' | 'validate'> {
  readonly fields: Readonly<Record<string, Field>>
  readonly plan: PastePlan
  readonly onClose: () => void
}

/** Returns the values that the fields offer. */
function useColumnOptions(fields: readonly (Field | undefined)[]): readonly (readonly FieldOption[])[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the columns of a paste never change
  return fields.map((field) => field?.useOptions?.() ?? [])
}

/** Removes the signs of formatted numbers. */
const toPlainNumber = (text: string) => text.replace(/[\s,，¥￥$%]/g, '')

/** Changes the pasted cells after a confirmation, with one write and one result for each record. */
export function PasteDialog({ resource, labels, change, validate, fields, plan, onClose }: PasteDialogProps) {
  const t = useKitText()
  const say = useInlineText()
  const { runtime, queries } = useWriteContext(resource)
  const names = [...new Set(plan.rows.flatMap(({ texts }) => Object.keys(texts)))]
  const options = useColumnOptions(names.map((name) => fields[name]))
  const changed = useRef(new Set<PastedRow>())
  const known = useRef(new Map(plan.rows.map((pasted) => [getRowKey(pasted.row, resource.key), pasted.row])))

  const parse = (name: string, text: string, { row }: PastedRow) => {
    const field = fields[name]
    if (!field) return undefined
    const option = options[names.indexOf(name)]?.find(({ label }) => label === text.trim())
    return field.parse(option?.key ?? (field.align === 'end' ? toPlainNumber(text) : text), row)
  }
  const run = async (id: string, signal: AbortSignal) => {
    const pasted = plan.rows.find(({ row }) => getRowKey(row, resource.key) === id)
    if (!pasted) return undefined
    const changes = Object.fromEntries(Object.entries(pasted.texts).map(([name, text]) => [name, parse(name, text, pasted)]))
    for (const [name, value] of Object.entries(changes)) {
      const message = validate(name, value, { ...pasted.row, ...pasted.texts })
      if (message !== undefined) return { success: false, message }
    }
    const { newer, ...result } = await change({ before: known.current.get(id) ?? pasted.row, changes }, signal)
    if (newer) known.current.set(id, newer)
    if (result.success) changed.current.add(pasted)
    return result
  }
  const settle = () => {
    invalidateLists(queries, { scope: runtime.scope, resource })
    highlightRows(
      resource,
      [...changed.current].map(({ row }) => row),
    )
    changed.current.clear()
  }
  const notes = [
    plan.rows.length > 0
      ? say('pasted', { count: plan.rows.length, labels: names.map(labels.field).join(t('select.separator')) })
      : say('nothing'),
    plan.surplus > 0 && say('surplus', { count: plan.surplus }),
    plan.skipped.length > 0 && say('skipped', { labels: plan.skipped.map(labels.field).join(t('select.separator')) }),
  ]
  return (
    <GuardedDialog title={say('paste')} size={plan.rows.length > 0 ? 'large' : 'small'} onClose={onClose}>
      {(close) => (
        <div className="kit-view">
          <div role="note">
            {notes.filter(Boolean).map((note) => (
              <p key={String(note)}>{note}</p>
            ))}
          </div>
          {plan.rows.length > 0 ? (
            <BatchRunner
              action={say('paste')}
              label={labels.field(resource.columns[0] ?? '')}
              items={plan.rows.map(({ row }) => ({ id: getRowKey(row, resource.key), name: getRecordName(resource, row) }))}
              run={run}
              onSettled={settle}
              onClose={close}
            />
          ) : (
            <div className="flex justify-content-end">
              <Button onClick={close}>{t('actions.close')}</Button>
            </div>
          )}
        </div>
      )}
    </GuardedDialog>
  )
}
