import {
  Button,
  ConfirmDialog,
  GuardedDialog,
  OperationForm,
  Tag,
  type Tone,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
  useWriteMutation,
} from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePersonField } from '../../fields/person'
import { useFormatSummary } from '../../fields/use-format-list'

const tones: Readonly<Record<'waiting' | 'open' | 'approved' | 'refused' | 'skipped', Tone>> = {
  waiting: 'quiet',
  open: 'info',
  approved: 'success',
  refused: 'danger',
  skipped: 'quiet',
}

interface AddFormProps {
  readonly taskId: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

function AddForm({ taskId, ...props }: AddFormProps) {
  const person = usePersonField()
  const fields = useMemo(() => ({ userIds: person({ join: ',' }) }), [person])
  return <OperationForm api={work.addAssignees} name="flowStep" fields={fields} extraInput={{ taskId }} {...props} />
}

interface StepAssigneesProps {
  readonly taskId: string
  /** Decided of all, e.g. `2/5`. */
  readonly progress: string
  /** Called after a removal, which may decide the step. */
  readonly onLeft: () => void
}

/** Approvers of a step: who decided and who is still to, with buttons that add and remove people. */
export function StepAssignees({ taskId, progress, onLeft }: StepAssigneesProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const formatSummary = useFormatSummary()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const { data } = useOperationQuery(work.assignees, { taskId }, { staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<{ readonly userId: string; readonly userName: string }>()
  const reload = () => void queries.invalidateQueries({ queryKey: entityKey(scope, work.assignees) })
  const remove = useWriteMutation((userIds: string) => client.call(work.removeAssignees, { taskId, userIds }), {
    onSuccess: async () => {
      notice.success()
      // the removal may have decided the step
      const all = await client.call(work.assignees, { taskId })
      if (!all?.some((assignee) => assignee.taskId === taskId && assignee.state === 'open')) onLeft()
    },
    onError: notice.error,
    onSettled: () => {
      setRemoved(undefined)
      reload()
    },
  })
  if (!data || data.length < 2) return null
  return (
    <section className="flow-decision flex flex-column gap-2">
      <h2 className="flex flex-wrap align-items-center gap-2 text-base">
        {t('assignees.title')}
        <span className="text-sm font-normal text-color-secondary">{t('assignees.progress', { progress })}</span>
      </h2>
      <ul className="flex flex-column gap-1" aria-label={t('assignees.title')}>
        {data.map(({ userId, userName, state, taskId: own }) => (
          <li key={userId} className="flex align-items-center gap-2">
            <span className="flex-1">{formatSummary(userName)}</span>
            <Tag tone={tones[state]}>{t(`assignees.states.${state}`)}</Tag>
            {client.supports(work.removeAssignees) && own !== taskId && (state === 'open' || state === 'waiting') && (
              <Button
                variant="quiet"
                icon="close"
                aria-label={t('assignees.remove', { name: userName })}
                title={t('assignees.remove', { name: userName })}
                onClick={() => setRemoved({ userId, userName })}
              />
            )}
          </li>
        ))}
      </ul>
      {client.supports(work.addAssignees) && (
        <div>
          <Button icon="add" onClick={() => setAdding(true)}>
            {t('assignees.add')}
          </Button>
        </div>
      )}
      {isAdding && (
        <GuardedDialog title={t('assignees.add')} size="medium" onClose={() => setAdding(false)}>
          {(close) => (
            <AddForm
              taskId={taskId}
              onCancel={close}
              onDone={() => {
                setAdding(false)
                reload()
              }}
            />
          )}
        </GuardedDialog>
      )}
      {removed && (
        <ConfirmDialog
          title={t('assignees.remove', { name: removed.userName })}
          confirmLabel={t('assignees.remove', { name: removed.userName })}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removed.userId)}
          onCancel={() => setRemoved(undefined)}
        >
          <p>{t('assignees.removeQuestion')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
