import { dateTime, OperationForm, textarea, useTranslate } from '@jwsk/kit'
import { leave } from '@jwsk/sdk/desk'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRouteParams } from '../actions/use-route-params'
import { ProcessDiagram } from '../diagram/process-diagram'
import { usePersonField } from '../fields/person'
import { FlowPage } from './flow-page'

const rest = { startTime: dateTime(), endTime: dateTime(), reason: textarea() }

/** Form of a leave request: starts the process in the address. */
export default function LeaveForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { processDefinitionId = '' } = useRouteParams('/work/process/leave/form/:processDefinitionId')
  const person = usePersonField()
  const fields = useMemo(() => ({ taskUser: person({ ownDepartment: true }), ...rest }), [person])
  return (
    <FlowPage title={t('leave.start')} hint={t('leave.hint')}>
      <OperationForm
        api={leave.startProcess}
        name="leave"
        fields={fields}
        check={({ startTime = '', endTime = '' }, { say }) =>
          startTime !== '' && endTime !== '' && endTime <= startTime ? { endTime: say('endBeforeStart') } : undefined
        }
        extraInput={{ processDefinitionId }}
        saveLabel={t('leave.send')}
        onDone={() => void navigate('/work/send')}
        onCancel={() => void navigate('/work/start')}
      />
      <ProcessDiagram of={{ processDefinitionId }} />
    </FlowPage>
  )
}
