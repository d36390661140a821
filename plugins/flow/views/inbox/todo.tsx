import './inbox.css'
import { GuardedDialog, ResourcePanel, type Row, type ScreenProps, useIsNarrow, useRuntime, useTranslate } from '@jwsk/kit'
import { flowDelegation, work } from '@jwsk/sdk/flow'
import { useCallback, useState } from 'react'
import { useFormatSummary } from '../../fields/use-format-list'
import todos from '../../resources/todo'
import { Counters } from './counters'
import { DelegationBanner } from './delegation-banner'
import { getSteps } from './get-steps'
import { type InboxTask, toInboxTasks } from './inbox-task'
import { Review } from './review'
import { ReviewDock } from './review-dock'
import { useReviewKeys } from './use-review-keys'

// only a platform with the proposals knows the urgency
const todosByUrgency = { ...todos, sort: { urgency: 'desc' }, sortable: ['urgency'] } as const

/** Waiting tasks, the most urgent first; a task is decided next to the list, then the next one opens. */
export default function Todo({ title }: ScreenProps) {
  const t = useTranslate()
  const { client } = useRuntime()
  const isNarrow = useIsNarrow()
  const formatSummary = useFormatSummary()
  const [rows, setRows] = useState<readonly InboxTask[]>([])
  const [active, open] = useState<InboxTask>()
  const [comments, setComments] = useState<Readonly<Record<string, string>>>({})
  const [announcement, announce] = useState('')
  const onRowsChange = useCallback((loaded: readonly Row[]) => setRows(toInboxTasks(loaded)), [])
  const { next, previous, position } = getSteps(rows, active)
  const getName = ({ summary, processDefinitionName = '' }: InboxTask) => formatSummary(summary || processDefinitionName)
  const [first] = rows
  useReviewKeys(active || !first ? {} : { j: () => open(first) })
  const decided = (flag: 'ok' | 'no') => {
    const left = Math.max(0, rows.length - 1)
    const done = t(`flow:inbox.done.${flag}`, { name: active ? getName(active) : '' })
    announce([done, next ? t('flow:inbox.nextIs', { name: getName(next), count: left }) : t('flow:inbox.noneLeft')].join(' '))
    open(next ?? previous)
  }
  const stepTo = (task: InboxTask | undefined) => task && (() => open(task))
  const heading = active && (
    <div className="flex flex-column gap-1">
      <h2 className="text-lg m-0">
        <bdi>{getName(active)}</bdi>
      </h2>
      <p className="text-sm font-normal text-color-secondary m-0">
        {[active.applyUserName, active.processDefinitionName, active.taskName].map((text) => formatSummary(text ?? '')).join(' · ')}
      </p>
      {active.previousAssigneeName && (
        <p className="text-sm font-normal text-color-secondary m-0">{t('flow:inbox.before', { name: active.previousAssigneeName })}</p>
      )}
    </div>
  )
  return (
    <div className="flow-inbox" data-open={active ? '' : undefined}>
      <ResourcePanel
        resource={client.supports(work.assignees) ? todosByUrgency : todos}
        title={title ?? t('flow:inbox.title')}
        header={
          <>
            {client.supports(flowDelegation.page) && <DelegationBanner />}
            <Counters />
          </>
        }
        activeKey={active?.taskId}
        onRecordClick={(row) => open(toInboxTasks([row])[0])}
        onRowsChange={onRowsChange}
      />
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {active && (
        <GuardedDialog
          title={`${getName(active)} ${position}`.trim()}
          header={heading}
          size="drawer"
          {...(!isNarrow && { frame: ReviewDock })}
          onClose={() => open(undefined)}
        >
          {(close) => {
            const review = (
              <Review
                key={active.taskId}
                task={active}
                comment={comments[active.taskId] ?? ''}
                onComment={(comment) => setComments((before) => ({ ...before, [active.taskId]: comment }))}
                onDecided={decided}
                onNext={stepTo(next)}
                onPrevious={stepTo(previous)}
                onClose={close}
              />
            )
            return isNarrow ? <div className="kit-view">{review}</div> : review
          }}
        </GuardedDialog>
      )}
    </div>
  )
}
