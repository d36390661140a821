import { Button, ConfirmDialog, TextArea, useNotifier, useRuntime, useTranslate, useUnsavedEdits, useWriteMutation } from '@jwsk/kit'
import { isJwskError } from '@jwsk/sdk'
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

/** Returns the platform's message about the remark, e.g. that the process requires one. */
const findRemarkError = (error: unknown) =>
  isJwskError(error) && error.kind === 'business' ? /^comment[:：]\s*(.+)$/s.exec(error.message)?.[1] : undefined

/** Approves or rejects a request, with a remark. */
export function Decision({ task, onDone, children }: DecisionProps) {
  const t = useTranslate()
  const id = useId()
  const notice = useNotifier()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const { draft: comment = '', setDraft: setComment, ref: box } = useUnsavedEdits<string>(`decision ${task.taskId}`)
  const [isConfirming, setConfirming] = useState(false)
  const [remarkError, setRemarkError] = useState<string>()
  const decide = useWriteMutation((flag: Flag) => client.call(work.completeTask, { ...task, comment, flag }), {
    onSuccess: () => {
      notice.success()
      setComment(undefined)
      onDone()
    },
    onError: (error) => {
      const message = findRemarkError(error)
      setRemarkError(message)
      if (message === undefined) notice.error(error)
    },
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
          aria-invalid={remarkError !== undefined}
          aria-describedby={remarkError && `${id}-error`}
          value={comment}
          onChange={(event) => setComment(event.target.value || undefined)}
        />
        {remarkError && (
          <p id={`${id}-error`} role="alert" className="text-sm text-red-500">
            {remarkError}
          </p>
        )}
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
