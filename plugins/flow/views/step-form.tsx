import { OperationForm, QueryBoundary, textarea, useOperationQuery, useTranslate } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { type ReactNode, useMemo } from 'react'
import type { Step } from '../actions/step-calls'
import { localChoice } from '../fields/local-choice'
import { usePersonField } from '../fields/person'

interface StepProps {
  readonly taskId: string
  readonly saveLabel: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

interface HandOverProps extends StepProps {
  readonly api: typeof work.transferTask | typeof work.delegateTask
}

function HandOverForm({ api, taskId, ...props }: HandOverProps) {
  const person = usePersonField()
  const fields = useMemo(() => ({ userId: person(), comment: textarea() }), [person])
  return <OperationForm api={api} name="flowStep" fields={fields} extraInput={{ taskId }} {...props} />
}

function SignersForm({ taskId, ...props }: StepProps) {
  const person = usePersonField()
  const fields = useMemo(() => ({ userIds: person({ join: ',' }), comment: textarea() }), [person])
  return <OperationForm api={work.addSign} name="flowStep" fields={fields} extraInput={{ taskId }} {...props} />
}

function ReturnForm({ taskId, ...props }: StepProps) {
  const query = useOperationQuery(work.returnNodes, { taskId }, { staleTime: 0 })
  return <QueryBoundary {...query}>{(nodes) => <NodeForm taskId={taskId} nodes={nodes ?? []} {...props} />}</QueryBoundary>
}

interface NodeFormProps extends StepProps {
  readonly nodes: readonly { readonly nodeId: string; readonly nodeName: string }[]
}

function NodeForm({ taskId, nodes, ...props }: NodeFormProps) {
  const fields = useMemo(() => {
    const choices = nodes.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName }))
    return { nodeId: localChoice({ choices }), comment: textarea() }
  }, [nodes])
  return (
    <OperationForm
      api={work.returnTask}
      name="flowStep"
      fields={fields}
      extraInput={{ taskId }}
      initialValues={{ nodeId: nodes.at(-1)?.nodeId ?? '' }}
      {...props}
    />
  )
}

/** Forms of the task steps other than the decision. */
const forms: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  transfer: (props) => <HandOverForm api={work.transferTask} {...props} />,
  delegate: (props) => <HandOverForm api={work.delegateTask} {...props} />,
  addSign: (props) => <SignersForm {...props} />,
  giveBack: (props) => <ReturnForm {...props} />,
}

interface StepFormProps extends Omit<StepProps, 'saveLabel'> {
  readonly step: Step
}

/** Form with the inputs of a step. */
export function StepForm({ step, ...props }: StepFormProps) {
  const t = useTranslate()
  return forms[step]({ ...props, saveLabel: t(`work.actions.${step}`) })
}
