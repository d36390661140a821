import { flowFollow } from '@jwsk/sdk/flow'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { ownTenant } from '../../system/tenant/tenancy'
import { rowOf } from '../kept'
import { required } from '../options'
import { deleteCase, openTaskOf } from './case'
import { caseTable } from './case-table'
import { definitionTable } from './definition-table'
import { listed, userName } from './views'

export const followMocks = [
  mock(flowFollow.page, (ask) => {
    const { world } = ask
    const running = world
      .table(caseTable)
      .all()
      .filter((held) => held.endTime === '' && ownTenant(held, ask))
    const rows = running.map((held) => {
      const definition = world.table(definitionTable).get(held.definitionId)
      const task = openTaskOf(held)
      return {
        executionId: held.id,
        processInstanceId: held.id,
        processDefinitionKey: definition?.key ?? '',
        processDefinitionId: held.definitionId,
        activityId: task?.nodeId ?? '',
        startUser: userName(world, held.startUserId),
        startUserId: held.startUserId,
        startTime: held.startTime,
        suspensionState: definition?.suspensionState ?? 1,
        taskId: task?.id ?? '',
        taskName: task?.name ?? '',
      }
    })
    return listed(
      ask,
      rows.sort((left, right) => (left.startTime < right.startTime ? 1 : -1)),
    )
  }),
  mock(flowFollow.deleteProcessInstance, (ask) => {
    const held = rowOf(ask.world, caseTable, required(ask, 'processInstanceId'))
    if (held.endTime !== '') throw refuse('流程实例已结束')
    ask.world.table(caseTable).put(deleteCase(held, required(ask, 'deleteReason'), ask.world.stamp()))
    return undefined
  }),
]
