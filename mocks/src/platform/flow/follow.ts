import { flowFollow } from '@jwsk/sdk/flow'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { ownTenant } from '../../system/tenant/tenancy'
import { rowOf } from '../audited-row'
import { required } from '../options'
import { deleteCase, openTaskOf } from './case'
import { caseTable } from './case-table'
import { definitionTable } from './definition-table'
import { listPage, userName } from './views'

export const followMocks = [
  mock(flowFollow.page, (call) => {
    const { world } = call
    const running = world
      .table(caseTable)
      .all()
      .filter((instance) => instance.endTime === '' && ownTenant(instance, call))
    const rows = running.map((instance) => {
      const definition = world.table(definitionTable).get(instance.definitionId)
      const task = openTaskOf(instance)
      return {
        executionId: instance.id,
        processInstanceId: instance.id,
        processDefinitionKey: definition?.key ?? '',
        processDefinitionId: instance.definitionId,
        activityId: task?.nodeId ?? '',
        startUser: userName(world, instance.startUserId),
        startUserId: instance.startUserId,
        startTime: instance.startTime,
        suspensionState: definition?.suspensionState ?? 1,
        taskId: task?.id ?? '',
        taskName: task?.name ?? '',
      }
    })
    return listPage(
      call,
      rows.sort((left, right) => (left.startTime < right.startTime ? 1 : -1)),
    )
  }),
  mock(flowFollow.deleteProcessInstance, (call) => {
    const instance = rowOf(call.world, caseTable, required(call, 'processInstanceId'))
    if (instance.endTime !== '') throw refuse('流程实例已结束')
    call.world.table(caseTable).put(deleteCase(instance, required(call, 'deleteReason'), { time: call.world.stamp() }))
    return undefined
  }),
]
