import { type ActionViewProps, BatchRunner, TextArea, useRuntime, useTranslate } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { useId, useState } from 'react'
import { maxRemarkLength, type TaskRow } from '../actions/task-actions'
import { useFormatSummary } from '../fields/use-format-list'

interface Approved extends TaskRow {
  readonly summary?: string
  readonly processDefinitionName?: string
  readonly applyUserName?: string
}

const getName = ({ applyUserName, summary, processDefinitionName = '' }: Approved) =>
  [applyUserName, summary || processDefinitionName].filter(Boolean).join(' · ')

/** Approves many requests with one remark and shows the result of each. */
export default function ApproveMany({ target, reload, close }: ActionViewProps<readonly Approved[]>) {
  const t = useTranslate()
  const formatSummary = useFormatSummary()
  const id = useId()
  const { client } = useRuntime()
  const [comment, setComment] = useState(() => t('work.agree'))
  const tasks = new Map(target.map((row) => [row.taskId ?? '', row]))
  const approve = async (taskId: string, signal: AbortSignal) => {
    const { processInstanceId = '', businessId = '' } = tasks.get(taskId) ?? {}
    await client.call(work.completeTask, { taskId, processInstanceId, businessId, comment, flag: 'ok' }, { signal })
    return { success: true, message: '' }
  }
  return (
    <div className="kit-view">
      <div className="flex flex-column gap-1">
        <label htmlFor={id}>{t('work.comment')}</label>
        <TextArea id={id} rows={2} maxLength={maxRemarkLength} value={comment} onChange={(event) => setComment(event.target.value)} />
      </div>
      <BatchRunner
        action={t('work.agree')}
        label={t('work.fields.summary')}
        items={[...tasks].map(([key, row]) => ({ id: key, name: formatSummary(getName(row)) }))}
        run={approve}
        onSettled={reload}
        onClose={close}
      />
    </div>
  )
}
