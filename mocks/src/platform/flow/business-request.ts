import { work } from '@jwsk/sdk/flow'
import { mock } from '../../engine/mock'
import { requireParameter } from '../assertions'
import { instanceTable } from './instance-table'
import { toTaskView } from './views'

export const businessRequestMocks = [
  mock(work.businessRequest, (call) => {
    const { world, caller } = call
    const businessTable = requireParameter(call, 'businessTable')
    const businessId = requireParameter(call, 'businessId')
    const newest = world
      .table(instanceTable)
      .all()
      .filter((instance) => instance.tenantId === caller.tenantId && instance.outcome !== 'deleted')
      .filter((instance) => instance.businessTable === businessTable && instance.businessId === businessId)
      .sort((left, right) => (left.startTime < right.startTime ? 1 : -1))[0]
    const task = newest && (newest.tasks.find(({ endTime }) => endTime === '') ?? newest.tasks.at(-1))
    return newest && task ? toTaskView(world, newest, task) : null
  }),
]
