import { Button, ConfirmDialog, TextArea, useNotifier, useRuntime, useTranslate, useUnsavedEdits, useWriteMutation } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { maxRemarkLength } from '../actions/task-actions'

type Flag = 'ok' | 'no'

export interface HandledTask {
  readonly taskId: string
  readonly processInstanceId: string
  readonly businessId: string
}

interface DecisionProps {
  readonly task: HandledTask
  readonly onDone: () => void
  /** Further actions on the task. */
  readonly children: ReactNode
}

/** Approves or rejects a request, with a remark. */
export function Decision({ task, onDone, children }: DecisionProps) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const { draft: comment = '', setDraft: setComment, ref: box } = useUnsavedEdits<string>(`decision ${task.taskId}`)
  const [isConfirming, setConfirming] = useState(false)
  const decide = useWriteMutation((flag: Flag) => client.call(work.completeTask, { ...task, comment, flag }), {
    onSuccess: () => {
      notice.success()
      setComment(undefined)
      onDone()
    },
    onError: notice.error,
    onSettled: () => {
      setConfirming(false)
      void queries.invalidateQueries({ queryKey: entityKey(scope, work.completeTask) })
    },
  })
  return (
    <section className="flow-decision flex flex-column gap-3">
      <h2 className="text-base">{t('work.actions.handle')}</h2>
      <div ref={box} className="flex flex-column gap-1">
        <label htmlFor={id}>{t('work.comment')}</label>
        <TextArea
          id={id}
          rows={3}
          maxLength={maxRemarkLength}
          value={comment}
          onChange={(event) => setComment(event.target.value || undefined)}
        />
      </div>
      <div className="flex gap-2">
        <Button variant="primary" className="flex-1" busy={decide.isPending && !isConfirming} onClick={() => decide.mutate('ok')}>
          {t('work.agree')}
        </Button>
        <Button variant="danger" className="flex-1" disabled={decide.isPending} onClick={() => setConfirming(true)}>
          {t('work.refuse')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
      {isConfirming && (
        <ConfirmDialog
          title={t('work.refuse')}
          confirmLabel={t('work.refuse')}
          busy={decide.isPending}
          onConfirm={() => decide.mutate('no')}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('work.refuseQuestion')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
