import type { ActionViewProps } from '@jwsk/kit'
import type { Step } from '../actions/step-calls'
import type { TaskRow } from '../actions/task-actions'
import { StepForm } from './step-form'

const createStepView = (step: Step) =>
  function TaskStep({ target, done, close }: ActionViewProps<TaskRow>) {
    return <StepForm step={step} taskId={target.taskId ?? ''} onDone={done} onCancel={close} />
  }

/** Dialogs of the task steps. */
export const taskSteps = {
  transfer: createStepView('transfer'),
  delegate: createStepView('delegate'),
  addSign: createStepView('addSign'),
  giveBack: createStepView('giveBack'),
}
