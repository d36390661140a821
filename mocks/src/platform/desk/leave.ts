import { leave } from '@jwsk/sdk/desk'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { newAuditColumns } from '../../engine/world/audit'
import { day, timeOf } from '../../engine/world/time'
import { ownTenant } from '../../system/tenant/tenancy'
import { openTaskOf, startCase } from '../flow/case'
import { caseTable, processOf } from '../flow/case-table'
import { definitionState, definitionTable } from '../flow/definition-table'
import { requestStatuses } from '../flow/form'
import { checkPerson, peopleVariables } from '../flow/people'
import { leaveBusiness } from '../flow/plays'
import { taskView, userName } from '../flow/views'
import { required } from '../options'
import { leaveTable } from './leave-table'

export const leaveMocks = [
  mock(leave.startProcess, (call) => {
    const { world, body, caller } = call
    const { processDefinitionId, startTime, endTime, reason, taskUser } = body
    const definition = world.table(definitionTable).get(processDefinitionId)
    if (definition?.category !== 'flow_1') throw refuse('流程定义不存在')
    if (definition.suspensionState === definitionState.suspended) throw refuse('流程已挂起，不能发起')
    if (endTime <= startTime) throw refuse('endTime:结束时间必须晚于开始时间')
    checkPerson(call, ['taskUser', taskUser])
    const id = world.nextId()
    const days = Math.ceil((timeOf(endTime) - timeOf(startTime)) / day)
    const instance = startCase(
      processOf(world, processDefinitionId),
      {
        id: world.nextId(),
        tenantId: caller.tenantId,
        definitionId: processDefinitionId,
        businessTable: leaveBusiness,
        businessId: id,
        startUserId: caller.userId,
        variables: { ...peopleVariables(world, caller.userId), days, taskUser },
      },
      { time: world.stamp(), nextId: world.nextId },
    )
    world.table(caseTable).put(instance)
    world.table(leaveTable).put({
      ...newAuditColumns(world),
      id,
      tenantId: caller.tenantId,
      createUser: caller.userId,
      processDefinitionId,
      processInstanceId: instance.id,
      startTime,
      endTime,
      reason,
      taskUser,
      applyUser: caller.userId,
      applyTime: world.stamp(),
    })
    return undefined
  }),
  mock(leave.detail, (call) => {
    const { world } = call
    const row = world.table(leaveTable).get(required(call, 'businessId'))
    if (!row || !ownTenant(row, call)) return null
    const instance = world.table(caseTable).get(row.processInstanceId)
    const task = instance && openTaskOf(instance)
    return {
      ...row,
      status: requestStatuses[instance?.outcome ?? 'deleted'],
      taskUserName: userName(world, row.taskUser),
      applyUserName: userName(world, row.applyUser),
      assigneeName: userName(world, task?.assignee ?? ''),
      ...(instance && task ? { flow: taskView(world, instance, task) } : {}),
    }
  }),
]
