import { useKitText } from '@jwsk/ui'
import { useRef, useState } from 'react'
import { BatchRunner } from '../../batch/batch-runner'
import type { FormShape } from '../form/form-shape'
import type { FormValues } from '../form/form-values'
import { GuardedDialog } from '../form/guarded-dialog'
import { highlightRows } from '../list/highlight-rows'
import { invalidateLists, useWriteContext } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import type { Labels } from '../model/use-labels'
import { BulkEditForm } from './bulk-edit-form'
import { useBulkEditText, useBulkEditTexts } from './bulk-edit-texts'
import { useBulkEdit } from './use-bulk-edit'
import { useFormShape } from './use-record-change'

interface BulkEditDialogProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly rows: readonly Row[]
  readonly fixedValues: Row | undefined
  readonly canEdit: (row: Row) => boolean
  /** Called with the changed rows after a run. */
  readonly onDone: (rows: readonly Row[]) => void
  readonly onClose: () => void
}

interface BulkEditRunProps extends BulkEditDialogProps {
  readonly shape: FormShape
  readonly changes: FormValues
}

/** Asks for confirmation, then changes the rows one by one and shows the result of each. */
function BulkEditRun({ onDone, onClose, ...options }: BulkEditRunProps) {
  const { resource, labels, shape, rows, changes } = options
  const t = useKitText()
  const say = useBulkEditText()
  const { runtime, queries } = useWriteContext(resource)
  const change = useBulkEdit(options)
  const changed = useRef(new Set<string>())
  const settle = () => {
    const done = rows.filter((row) => changed.current.delete(getRowKey(row, resource.key)))
    invalidateLists(queries, { scope: runtime.scope, resource })
    onDone(done)
    highlightRows(resource, done)
  }
  return (
    <div className="kit-view">
      <div className="flex flex-wrap gap-2" role="note">
        {say('question', { count: rows.length })}
        {Object.entries(changes).map(([name, value]) => {
          const field = shape.fields[name]
          return (
            <span key={name} className="flex align-items-center gap-1">
              {labels.field(name)} → {field && !field.isEmpty(value) ? <field.Detail value={value} /> : t('table.nothing')}
            </span>
          )
        })}
      </div>
      <BatchRunner
        action={t('actions.editSelected')}
        label={labels.field(resource.columns[0] ?? '')}
        items={rows.map((row) => ({ id: getRowKey(row, resource.key), name: getRecordName(resource, row) }))}
        run={async (id, signal) => {
          const result = await change(id, signal)
          if (result?.success) changed.current.add(id)
          return result
        }}
        onSettled={settle}
        onClose={onClose}
      />
    </div>
  )
}

/** Changes fields of the selected records: the user chooses the fields, confirms, and sees the result of each record. */
export function BulkEditDialog({ onClose, ...options }: BulkEditDialogProps) {
  const { resource, labels, rows } = options
  const t = useKitText()
  const isReady = useBulkEditTexts()
  const shape = useFormShape(resource, resource.bulkEdit)
  const [changes, setChanges] = useState<FormValues>()
  if (!isReady) return null
  return (
    <GuardedDialog title={`${t('actions.editSelected')} ${labels.title}`} size={changes ? 'large' : 'medium'} onClose={onClose}>
      {(close) =>
        changes ? (
          <BulkEditRun {...options} shape={shape} changes={changes} onClose={close} />
        ) : (
          <BulkEditForm shape={shape} labels={labels} names={resource.bulkEdit} rows={rows} onNext={setChanges} onCancel={close} />
        )
      }
    </GuardedDialog>
  )
}
