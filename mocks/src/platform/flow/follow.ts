import { flowFollow } from '@jwsk/sdk/flow'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { requireRow } from '../audited-row'
import { definitionTable } from './definition-table'
import { settleDueTasks } from './engine/due'
import { deleteInstance, findOpenTask } from './instance'
import { instanceTable } from './instance-table'
import { getUserName, listPage } from './views'

export const followMocks = [
  mock(flowFollow.page, (call) => {
    const { world } = call
    settleDueTasks(world)
    const running = world
      .table(instanceTable)
      .all()
      .filter((instance) => instance.endTime === '' && isVisibleToCaller(instance, call))
    const rows = running.map((instance) => {
      const definition = world.table(definitionTable).get(instance.definitionId)
      const task = findOpenTask(instance)
      return {
        executionId: instance.id,
        processInstanceId: instance.id,
        processDefinitionKey: definition?.key ?? '',
        processDefinitionName: definition?.name ?? '',
        processDefinitionId: instance.definitionId,
        activityId: task?.nodeId ?? '',
        startUser: getUserName(world, instance.startUserId),
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
    const instance = requireRow(call.world, instanceTable, requireParameter(call, 'processInstanceId'))
    if (instance.endTime !== '') throw businessError('流程实例已结束')
    call.world.table(instanceTable).put(deleteInstance(instance, requireParameter(call, 'deleteReason'), { time: call.world.formatNow() }))
    return undefined
  }),
]
