import { Button, GuardedDialog, useRuntime, useTranslate } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Step, stepCalls, steps } from '../actions/step-calls'
import { ProcessProgress } from '../diagram/process-progress'
import { Decision, type HandledTask } from './decision'
import { FlowPage } from './flow-page'
import { StepForm } from './step-form'

interface TaskPageProps {
  readonly title: string
  /** Sender and time of the request. */
  readonly hint: string
  readonly status: ReactNode
  readonly task: HandledTask
  /** Content of the request. */
  readonly children: ReactNode
}

/** Request, the decision or another step, and the progress. */
export function TaskPage({ title, hint, status, task, children }: TaskPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const [step, begin] = useState<Step>()
  const offered = steps.filter((name) => client.supports(stepCalls[name]))
  const passedOn = () => {
    void queries.invalidateQueries({ queryKey: entityKey(scope, work.todoList) })
    void navigate('/work/todo')
  }
  const decision = (
    <Decision task={task} onDone={() => void navigate('/work/done')}>
      {offered.map((name) => (
        <Button key={name} onClick={() => begin(name)}>
          {t(`work.actions.${name}`)}
        </Button>
      ))}
    </Decision>
  )
  return (
    <FlowPage isHeadline title={title} hint={hint} status={status}>
      <ProcessProgress processInstanceId={task.processInstanceId} action={decision}>
        {children}
      </ProcessProgress>
      {step && (
        <GuardedDialog title={t(`work.actions.${step}`)} size="medium" onClose={() => begin(undefined)}>
          {(close) => <StepForm step={step} taskId={task.taskId} onDone={passedOn} onCancel={close} />}
        </GuardedDialog>
      )}
    </FlowPage>
  )
}
