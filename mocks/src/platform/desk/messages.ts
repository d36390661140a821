import type { Call } from '../../engine/mock'
import { day, formatDateTime } from '../../engine/world/time'
import { instanceTable } from '../flow/instance-table'
import { listMentions } from '../flow/request/comments'
import { getDefinitionName, getUserName } from '../flow/views'
import { getReleasedNotices } from './notice'

/** Lists the caller's messages: open tasks, comments that mention them, decisions on their requests, new notices. */
export function listMessages(call: Call) {
  const { world, caller } = call
  const cases = world.table(instanceTable).all()
  const tasks = cases.flatMap((instance) =>
    instance.tasks
      .filter((task) => task.endTime === '' && task.assignee === caller.userId)
      .map((task) => ({
        id: task.id,
        type: 'todo' as const,
        title: `${getDefinitionName(world, instance.definitionId)}待您审批${task.urged?.length ? '（已催办）' : ''}`,
        content: `${getUserName(world, instance.startUserId)}提交了申请：${task.name}`,
        path: '/work/todo',
        time: task.urged?.at(-1) ?? task.createTime,
        isRead: false,
      })),
  )
  const decisions = cases
    .filter((instance) => instance.startUserId === caller.userId && instance.endTime !== '' && instance.outcome !== 'withdrawn')
    .map((instance) => ({
      id: instance.id,
      type: 'message' as const,
      title: `您的${getDefinitionName(world, instance.definitionId)}${instance.outcome === 'passed' ? '已通过' : '未通过'}`,
      content: instance.tasks.at(-1)?.comment ?? '',
      path: '/work/send',
      time: instance.endTime,
      isRead: true,
    }))
  const weekAgo = formatDateTime(world.now() - 7 * day)
  const notices = getReleasedNotices(call)
    .slice(0, 5)
    .map((row) => ({
      id: row.id,
      type: 'notice' as const,
      title: row.title,
      content: row.content
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60),
      path: '/desk/notice',
      time: row.releaseTime,
      isRead: row.releaseTime < weekAgo,
    }))
  return [...tasks, ...listMentions(call), ...decisions, ...notices].sort((left, right) => (left.time < right.time ? 1 : -1)).slice(0, 20)
}
