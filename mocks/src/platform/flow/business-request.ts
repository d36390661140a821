import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { requireParameter } from '../assertions'
import { instanceTable } from './instance-table'
import type { ProcessInstance } from './instance-types'
import { requestTable } from './request/request-table'
import { toTaskView } from './views'

interface BusinessRecord {
  readonly recordTable: string
  readonly recordId: string
}

/** Finds the newest request about a business record. */
function findRequest({ world, caller }: Call, { recordTable, recordId }: BusinessRecord): ProcessInstance | undefined {
  const bound = world
    .table(requestTable)
    .all()
    .filter((row) => row.recordTable === recordTable && row.recordId === recordId)
  const ids = new Set(bound.map(({ processInstanceId }) => processInstanceId))
  return world
    .table(instanceTable)
    .all()
    .filter((instance) => instance.tenantId === caller.tenantId && instance.outcome !== 'deleted')
    .filter(({ id, businessTable, businessId }) => ids.has(id) || (businessTable === recordTable && businessId === recordId))
    .sort((left, right) => (left.startTime < right.startTime ? 1 : -1))[0]
}

/** Throws if the record is unnamed or has a running request. */
export function checkRecord(call: Call, record: BusinessRecord): void {
  if (record.recordId === '') throw businessError('businessId:不能为空')
  if (findRequest(call, record)?.outcome === 'running') throw businessError('该记录已有审批中的申请')
}

export const businessRequestMocks = [
  mock(work.businessRequest, (call) => {
    const newest = findRequest(call, {
      recordTable: requireParameter(call, 'businessTable'),
      recordId: requireParameter(call, 'businessId'),
    })
    const task = newest && (newest.tasks.find(({ endTime }) => endTime === '') ?? newest.tasks.at(-1))
    return newest && task ? toTaskView(call.world, newest, task) : null
  }),
]
