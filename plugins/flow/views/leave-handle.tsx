import { Button, ConfirmDialog, TextArea, useNotice, useRuntime, useSend, useTranslate, useUnsaved } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress } from '../actions/use-address'
import { ProcessTrack } from '../diagram/process-track'
import { FlowPage } from './flow-page'
import { LeaveFacts } from './leave-facts'

type Flag = 'ok' | 'no'

const longest = 255

/** Decides on a leave: agrees or refuses, with a remark. */
export default function LeaveHandle() {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const notice = useNotice()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const {
    taskId = '',
    processInstanceId = '',
    businessId = '',
  } = useAddress('/work/process/leave/handle/:taskId/:processInstanceId/:businessId')
  const [comment, setComment] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const box = useUnsaved<HTMLDivElement>({ isDirty: comment !== '' })
  const decide = useSend((flag: Flag) => client.call(work.completeTask, { taskId, processInstanceId, businessId, comment, flag }), {
    onSuccess: () => {
      notice.done()
      setComment('')
      void navigate('/work/done')
    },
    onError: notice.failed,
    onSettled: () => {
      setConfirming(false)
      void queries.invalidateQueries({ queryKey: entityKey(scope, work.completeTask) })
    },
  })
  return (
    <FlowPage title={t('leave.handle')}>
      <LeaveFacts businessId={businessId} />
      <div ref={box}>
        <label htmlFor={id}>{t('leave.comment')}</label>
        <TextArea id={id} rows={3} maxLength={longest} value={comment} onChange={(event) => setComment(event.target.value)} />
      </div>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button kind="primary" busy={decide.isPending && !isConfirming} onClick={() => decide.mutate('ok')}>
          {t('leave.agree')}
        </Button>
        <Button kind="danger" disabled={decide.isPending} onClick={() => setConfirming(true)}>
          {t('leave.refuse')}
        </Button>
      </div>
      <ProcessTrack processInstanceId={processInstanceId} />
      {isConfirming && (
        <ConfirmDialog
          title={t('leave.refuse')}
          confirm={t('leave.refuse')}
          busy={decide.isPending}
          onConfirm={() => decide.mutate('no')}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('leave.refuseQuestion')}</p>
        </ConfirmDialog>
      )}
    </FlowPage>
  )
}
