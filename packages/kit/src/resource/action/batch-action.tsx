import type { OutputOf } from '@jwsk/sdk'
import { Select, useKitText } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { BatchRunner } from '../../batch/batch-runner'
import { toDisplayText } from '../../fields/wire'
import { useRuntime } from '../../runtime/kit-provider'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { GuardedDialog } from '../form/guarded-dialog'
import { QueryBoundary } from '../form/query-boundary'
import type { AnyBatch, AnyChoice, BatchOperation } from '../model/batch-options'
import { parsePage } from '../model/page'
import { invalidateLists } from '../model/queries'
import { getRecordName } from '../model/record-name'
import type { ActionDialogProps } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'

interface ChoiceProps {
  readonly choice: AnyChoice
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function BatchChoice({ choice, label, value, onChange }: ChoiceProps) {
  const t = useKitText()
  const id = useId()
  const answer = useOperationQuery(choice.from, choice.input)
  return (
    <QueryBoundary {...answer}>
      {(listed) => (
        <label className="kit-control inline-flex align-items-center gap-2" htmlFor={id}>
          {label}
          <Select
            id={id}
            emptyText={t('select.placeholder')}
            options={parsePage(listed).rows.map((row) => ({ value: getRowKey(row, 'id'), label: toDisplayText(row[choice.label]) }))}
            value={value}
            onChange={onChange}
          />
        </label>
      )}
    </QueryBoundary>
  )
}

interface BatchActionProps extends ActionDialogProps<readonly Row[]> {
  readonly options: AnyBatch
}

/** Sends the selected records one by one, with the required choice, and shows the result of each. */
export function BatchAction({ resource, labels, label, targetLabel, target, options, onClose }: BatchActionProps) {
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const [selectedId, setSelectedId] = useState('')
  const { api, choice } = options
  const send = async (ids: string, signal: AbortSignal) => {
    const { results }: OutputOf<BatchOperation> = await client.call(api, { ...(choice && { [choice.name]: selectedId }), ids }, { signal })
    return results[0]
  }
  return (
    <GuardedDialog title={`${label} ${targetLabel}`.trim()} size="large" onClose={onClose}>
      {(close) => (
        <div className="kit-view">
          {choice && <BatchChoice choice={choice} label={labels.field(choice.name)} value={selectedId} onChange={setSelectedId} />}
          <BatchRunner
            key={selectedId}
            isReady={!choice || selectedId !== ''}
            action={label}
            label={labels.field(resource.columns[0] ?? '')}
            items={target.map((row) => ({ id: getRowKey(row, resource.key), name: getRecordName(resource, row) }))}
            run={send}
            onSettled={() => invalidateLists(queries, { scope, resource })}
            onClose={close}
          />
        </div>
      )}
    </GuardedDialog>
  )
}
