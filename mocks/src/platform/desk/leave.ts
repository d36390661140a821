import { leave } from '@jwsk/sdk/desk'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { day, parseTime } from '../../engine/world/time'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { definitionState, definitionTable } from '../flow/definition-table'
import { settleDueTasks } from '../flow/engine/due'
import { requestStatuses } from '../flow/form'
import { findOpenTask, startInstance } from '../flow/instance'
import { instanceTable, requireProcess } from '../flow/instance-table'
import { checkPerson, getPeopleVariables, isOfDepartment } from '../flow/organization/people'
import { leaveBusiness } from '../flow/simulate'
import { getUserName, toTaskView } from '../flow/views'
import { leaveTable } from './leave-table'

export const leaveMocks = [
  mock(leave.startProcess, (call) => {
    const { world, body, caller } = call
    const { processDefinitionId, startTime, endTime, reason, taskUser } = body
    const definition = world.table(definitionTable).get(processDefinitionId)
    if (definition?.category !== 'flow_1') throw businessError('流程定义不存在')
    if (definition.suspensionState === definitionState.suspended) throw businessError('流程已挂起，不能发起')
    if (endTime <= startTime) throw businessError('endTime:结束时间必须晚于开始时间')
    checkPerson(call, ['taskUser', taskUser])
    if (taskUser === caller.userId) throw businessError('taskUser:不能审批自己的申请')
    if (!isOfDepartment(world, { person: taskUser, starter: caller.userId })) throw businessError('taskUser:审批人必须属于本部门')
    const id = world.nextId()
    const days = Math.ceil((parseTime(endTime) - parseTime(startTime)) / day)
    const instance = startInstance(
      requireProcess(world, processDefinitionId),
      {
        id: world.nextId(),
        tenantId: caller.tenantId,
        definitionId: processDefinitionId,
        businessTable: leaveBusiness,
        businessId: id,
        startUserId: caller.userId,
        variables: { ...getPeopleVariables(world, caller.userId), days, taskUser },
      },
      { time: world.formatNow(), nextId: world.nextId },
    )
    world.table(instanceTable).put(instance)
    world.table(leaveTable).put({
      ...createNewAuditColumns(world),
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
      applyTime: world.formatNow(),
    })
    return undefined
  }),
  mock(leave.detail, (call) => {
    const { world } = call
    settleDueTasks(world)
    const row = world.table(leaveTable).get(requireParameter(call, 'businessId'))
    if (!row || !isVisibleToCaller(row, call)) return null
    const instance = world.table(instanceTable).get(row.processInstanceId)
    const task = instance && findOpenTask(instance)
    return {
      ...row,
      status: requestStatuses[instance?.outcome ?? 'deleted'],
      taskUserName: getUserName(world, row.taskUser),
      applyUserName: getUserName(world, row.applyUser),
      assigneeName: getUserName(world, task?.assignee ?? ''),
      ...(instance && task ? { flow: toTaskView(world, instance, task) } : {}),
    }
  }),
]
