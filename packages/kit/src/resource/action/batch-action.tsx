import type { OutputOf } from '@jwsk/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Batch } from '../../batch/batch'
import { textOf } from '../../fields/wire'
import { useKitText } from '../../i18n/kit-text'
import { useRuntime } from '../../runtime/kit-provider'
import { useAnswer } from '../../runtime/use-answer'
import { Select } from '../../ui/select'
import { GuardedDialog } from '../form/guarded-dialog'
import { Loading } from '../form/loading'
import type { AnyBatch, AnyChoice, BatchOperation } from '../model/batching'
import { keyOf } from '../model/ids'
import { pageOf } from '../model/page'
import { reloadLists } from '../model/queries'
import { recordName } from '../model/record-name'
import type { ActionDialogProps } from '../model/resource'
import type { Row } from '../model/row'

interface ChoiceProps {
  readonly choice: AnyChoice
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function BatchChoice({ choice, label, value, onChange }: ChoiceProps) {
  const t = useKitText()
  const id = useId()
  const answer = useAnswer(choice.from, choice.input)
  return (
    <Loading {...answer}>
      {(listed) => (
        <label className="kit-control inline-flex align-items-center gap-2" htmlFor={id}>
          {label}
          <Select
            id={id}
            none={t('select.placeholder')}
            options={pageOf(listed).rows.map((row) => ({ value: keyOf(row, 'id'), label: textOf(row[choice.label]) }))}
            value={value}
            onChange={onChange}
          />
        </label>
      )}
    </Loading>
  )
}

interface BatchActionProps extends ActionDialogProps<readonly Row[]> {
  readonly options: AnyBatch
}

/** Sends the chosen records one by one, for what was chosen first, and shows what became of each. */
export function BatchAction({ resource, labels, label, about, target, options, onClose }: BatchActionProps) {
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const [chosen, choose] = useState('')
  const { api, choice } = options
  const send = async (ids: string, signal: AbortSignal) => {
    const { results }: OutputOf<BatchOperation> = await client.call(api, { ...(choice && { [choice.name]: chosen }), ids }, { signal })
    return results[0]
  }
  return (
    <GuardedDialog title={`${label} ${about}`.trim()} size="large" onClose={onClose}>
      {(close) => (
        <div className="kit-view">
          {choice && <BatchChoice choice={choice} label={labels.field(choice.name)} value={chosen} onChange={choose} />}
          <Batch
            key={chosen}
            isReady={!choice || chosen !== ''}
            action={label}
            label={labels.field(resource.columns[0] ?? '')}
            items={target.map((row) => ({ id: keyOf(row, resource.key), name: recordName(resource, row) }))}
            run={send}
            onEnd={() => reloadLists(queries, { scope, resource })}
            onClose={close}
          />
        </div>
      )}
    </GuardedDialog>
  )
}
