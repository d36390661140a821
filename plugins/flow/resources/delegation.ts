import { choice, dateTime, defineResource, reference, textarea } from '@jwsk/kit'
import { flowDelegation, work } from '@jwsk/sdk/flow'
import { user } from '@jwsk/sdk/system'
import { DelegatedProcess } from '../views/inbox/delegated-process'

const approved = 1

const isOpen = ({ state }: { readonly state?: string }) => state !== 'ended'

const delegations = defineResource({
  api: { page: flowDelegation.page, submit: flowDelegation.submit },
  permission: 'work_delegation',
  fields: {
    userId: reference({ page: user.page }, 'realName', { nameField: 'userName', filter: { status: approved } }),
    startTime: dateTime(),
    endTime: dateTime(),
    processKey: reference({ page: work.startList }, 'name', { keyField: 'key', nameField: 'processName' }),
    reason: textarea(),
    state: choice({ active: 'success', planned: 'info', ended: 'quiet' }),
  },
  columns: ['userId', 'state', 'startTime', 'endTime', 'processKey', 'reason'],
  cells: { processKey: DelegatedProcess },
  form: ['userId', 'startTime', 'endTime', 'processKey', 'reason'],
  check: ({ startTime = '', endTime = '' }, { say }) =>
    startTime !== '' && endTime !== '' && endTime <= startTime ? { endTime: say('endBeforeStart') } : undefined,
  actions: { view: false, edit: isOpen },
  row: (action) => [
    action('end', {
      permission: 'work_delegation_delete',
      tone: 'danger',
      placement: 'default',
      when: isOpen,
      api: flowDelegation.remove,
      details: ['userId', 'startTime', 'endTime'],
      run: ({ id = '' }, { client }) => client.call(flowDelegation.remove, { ids: id }),
    }),
  ],
})

export default delegations
