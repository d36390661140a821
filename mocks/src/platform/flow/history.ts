import type { OutputOf } from '@jwsk/sdk'
import type { flowProcess } from '@jwsk/sdk/flow'
import { day, hour, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'
import { roleTable } from '../../system/permission/role-table'
import type { Copy, ProcessInstance, RequestComment, Task } from './instance-types'
import { getUserName } from './views'

type FlowHistory = NonNullable<OutputOf<typeof flowProcess.historyFlowList>>[number]

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
export const createHistory = (world: World, instance: ProcessInstance): readonly FlowHistory[] =>
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
      ...(task?.signature && { signature: task.signature }),
      ...(task?.attachments && { attachments: task.attachments }),
      ...(task?.flag && { flag: task.flag }),
      createTime: visit.createTime,
      endTime: visit.endTime,
    }
  })

const createEntry = (type: 'comment' | 'copy', { id, createTime }: Pick<RequestComment, 'id' | 'createTime'>) => ({
  historyActivityId: id,
  historyActivityType: type,
  historyActivityDurationTime: '',
  createTime,
  endTime: createTime,
})

const listComments = (world: World, { comments = [] }: ProcessInstance): readonly FlowHistory[] =>
  comments.map((comment) => ({
    ...createEntry('comment', comment),
    historyActivityName: '评论',
    assignee: comment.userId,
    assigneeName: getUserName(world, comment.userId),
    comment: comment.content,
    ...(comment.attachments !== '' && { attachments: comment.attachments }),
  }))

/** Lists the copies; those of a step that were sent together are one entry. */
function listCopies(world: World, { copies = [] }: ProcessInstance): readonly FlowHistory[] {
  const groups = new Map<string, Copy[]>()
  for (const copy of copies) {
    const key = `${copy.createTime} ${copy.nodeName}`
    groups.set(key, [...(groups.get(key) ?? []), copy])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const people = group.map(({ userId }) => userId)
    return {
      ...createEntry('copy', first),
      historyActivityName: '抄送',
      assignee: people.join(','),
      assigneeName: people.map((id) => getUserName(world, id)).join(','),
      comment: '',
    }
  })
}

/** Lists what happened with a request in order: its nodes, comments and copies. */
export function createTimeline(world: World, instance: ProcessInstance): readonly FlowHistory[] {
  const nodes = createHistory(world, instance).filter(({ historyActivityType }) => historyActivityType !== 'sequenceFlow')
  const timeline = [...nodes]
  for (const entry of [...listComments(world, instance), ...listCopies(world, instance)]) {
    // a node that was entered in the same second comes first
    const index = timeline.findIndex(({ createTime = '' }) => createTime > (entry.createTime ?? ''))
    timeline.splice(index < 0 ? timeline.length : index, 0, entry)
  }
  return timeline
}

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
