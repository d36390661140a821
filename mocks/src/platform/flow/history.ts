import { day, hour, minute, timeOf } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { roleTable } from '../../system/permission/role-table'
import type { Case, Task } from './case-types'
import { userName } from './views'

/** `1天2小时3分`, in the largest units that it fills. */
function durationText(from: string, to: string): string {
  if (to === '') return ''
  const passed = timeOf(to) - timeOf(from)
  const parts = [`${Math.floor(passed / day)}天`, `${Math.floor((passed % day) / hour)}小时`, `${Math.floor((passed % hour) / minute)}分`]
  const filled = parts.filter((part) => !part.startsWith('0'))
  return filled.length > 0 ? filled.join('') : `${Math.round(passed / 1000)}秒`
}

const groupNames = (world: World, task: Task) =>
  [
    ...task.candidateUsers.map((id) => userName(world, id)),
    ...task.candidateGroups.map((alias) => world.table(roleTable).find((role) => role.roleAlias === alias)?.roleName ?? alias),
  ].join(',')

/** What was passed, in order; a task that nobody has claimed is a candidate. */
export const historyOf = (world: World, instance: Case) =>
  instance.visits.map((visit) => {
    const task = instance.tasks.find((candidate) => candidate.id === visit.taskId)
    const unclaimed = task !== undefined && task.endTime === '' && task.assignee === ''
    return {
      historyActivityId: visit.nodeId,
      historyActivityName: visit.name,
      historyActivityType: unclaimed ? 'candidate' : visit.type,
      historyActivityDurationTime: durationText(visit.createTime, visit.endTime),
      assignee: task?.assignee ?? (visit.type === 'startEvent' ? instance.startUserId : ''),
      assigneeName: nameAt(world, instance, { task, unclaimed, type: visit.type }),
      comment: task?.comment ?? '',
      createTime: visit.createTime,
      endTime: visit.endTime,
    }
  })

function nameAt(
  world: World,
  instance: Case,
  { task, unclaimed, type }: { readonly task: Task | undefined; readonly unclaimed: boolean; readonly type: string },
): string {
  if (type === 'startEvent') return userName(world, instance.startUserId)
  if (!task) return ''
  return unclaimed ? groupNames(world, task) : userName(world, task.assignee)
}
