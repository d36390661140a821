import { GuardedDialog, useIsNarrow, useRuntime, useTranslate } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Step, stepCalls, steps } from '../actions/step-calls'
import { ProcessProgress } from '../diagram/process-progress'
import type { StepForm } from '../forms/use-step-form'
import { DecisionButtons } from './decision/decision-buttons'
import { DecisionPanel } from './decision/decision-panel'
import { StepAssignees } from './decision/step-assignees'
import { type HandledTask, type StepDemands, useDecision } from './decision/use-decision'
import { FlowPage } from './flow-page'
import { StepForm as StepDialogForm } from './step-form'

interface TaskPageProps {
  readonly title: string
  /** Sender and time of the request. */
  readonly hint: string
  readonly status: ReactNode
  /** Buttons beside the title. */
  readonly tools?: ReactNode
  readonly task: HandledTask
  /** Demands of the step. Defaults to none. */
  readonly step?: StepDemands | undefined
  /** Form whose edits are sent with the decision. */
  readonly form?: StepForm
  /** Content of the request. */
  readonly children: ReactNode
}

/** Request, the decision or another step, and the progress. */
export function TaskPage({ title, hint, status, tools, task, step, form, children }: TaskPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const [opened, open] = useState<Step>()
  const decision = useDecision({ task, step, form, onDone: () => void navigate('/work/done') })
  const hidden = step?.hiddenButtons ?? []
  const offered = steps.filter((name) => client.supports(stepCalls[name]) && !hidden.includes(name))
  const passedOn = () => {
    void queries.invalidateQueries({ queryKey: entityKey(scope, work.todoList) })
    void navigate('/work/todo')
  }
  const more = offered.map((name) => ({ name, onSelect: () => open(name) }))
  const buttons = <DecisionButtons decision={decision} canRefuse={!hidden.includes('refuse')} more={more} />
  const panel = (
    <>
      <DecisionPanel decision={decision} step={step}>
        {!isNarrow && buttons}
      </DecisionPanel>
      {step?.progress && client.supports(work.assignees) && (
        <StepAssignees taskId={task.taskId} progress={step.progress} onLeft={passedOn} />
      )}
    </>
  )
  return (
    <FlowPage isHeadline title={title} hint={hint} status={status} tools={tools}>
      <ProcessProgress processInstanceId={task.processInstanceId} action={panel} bar={isNarrow && buttons}>
        {children}
      </ProcessProgress>
      {opened && (
        <GuardedDialog title={t(`work.actions.${opened}`)} size="medium" onClose={() => open(undefined)}>
          {(close) => <StepDialogForm step={opened} taskId={task.taskId} onDone={passedOn} onCancel={close} />}
        </GuardedDialog>
      )}
    </FlowPage>
  )
}
