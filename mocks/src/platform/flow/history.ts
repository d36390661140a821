import { day, hour, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { roleTable } from '../../system/permission/role-table'
import type { ProcessInstance, Task } from './instance-types'
import { getUserName } from './views'

/** Formats a duration as `1天2小时3分`, without units of zero. */
function formatDuration(from: string, to: string): string {
  if (to === '') return ''
  const passed = parseTime(to) - parseTime(from)
  const parts = [`${Math.floor(passed / day)}天`, `${Math.floor((passed % day) / hour)}小时`, `${Math.floor((passed % hour) / minute)}分`]
  const filled = parts.filter((part) => !part.startsWith('0'))
  return filled.length > 0 ? filled.join('') : `${Math.round(passed / 1000)}秒`
}

const getGroupNames = (world: World, task: Task) =>
  [
    ...task.candidateUsers.map((id) => getUserName(world, id)),
    ...task.candidateGroups.map((alias) => world.table(roleTable).find((role) => role.roleAlias === alias)?.roleName ?? alias),
  ].join(',')

/** Lists the past activities in order; an unclaimed task is a candidate. */
export const createHistory = (world: World, instance: ProcessInstance) =>
  instance.activities.map((visit) => {
    const task = instance.tasks.find((candidate) => candidate.id === visit.taskId)
    const unclaimed = task !== undefined && task.endTime === '' && task.assignee === ''
    return {
      historyActivityId: visit.nodeId,
      historyActivityName: visit.name,
      historyActivityType: unclaimed ? 'candidate' : visit.type,
      historyActivityDurationTime: formatDuration(visit.createTime, visit.endTime),
      assignee: task?.assignee ?? (visit.type === 'startEvent' ? instance.startUserId : ''),
      assigneeName: getAssigneeName(world, instance, { task, unclaimed, type: visit.type }),
      comment: task?.comment || visit.note || '',
      createTime: visit.createTime,
      endTime: visit.endTime,
    }
  })

function getAssigneeName(
  world: World,
  instance: ProcessInstance,
  { task, unclaimed, type }: { readonly task: Task | undefined; readonly unclaimed: boolean; readonly type: string },
): string {
  if (type === 'startEvent') return getUserName(world, instance.startUserId)
  if (!task) return ''
  if (unclaimed) return getGroupNames(world, task)
  const name = getUserName(world, task.assignee)
  return task.delegatedFor ? `${name}（代 ${getUserName(world, task.delegatedFor)}）` : name
}
