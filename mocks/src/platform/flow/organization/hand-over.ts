import { work } from '@jwsk/sdk/flow'
import { type Call, mock } from '../../../engine/mock'
import { businessError } from '../../../engine/refusal'
import { instanceTable, requireProcess } from '../instance-table'
import type { ProcessInstance, Task } from '../instance-types'
import { summarize } from '../summary'
import { getOpenTasks, isOwnRequest, type OpenTask } from '../tasks'
import { getDefinitionName, getUserName } from '../views'
import { checkPerson } from './people'

interface People {
  readonly fromUserId: string
  readonly toUserId: string
}

/** Returns why a task cannot be handed over; `''` if it can. */
function findProblem({ world }: Call, open: OpenTask, { toUserId }: People): string {
  if (isOwnRequest(world, open, toUserId)) return '接手人是发起人'
  const node = requireProcess(world, open.instance.definitionId).nodes.get(open.task.nodeId)
  return node?.type === 'startEvent' ? '退回给发起人的申请只能由本人修改' : ''
}

const isHandled = ({ task: { endTime, assignee, owner } }: OpenTask, userId: string) =>
  endTime === '' && (assignee === userId || owner === userId)

const replacePerson = (task: Task, { fromUserId, toUserId }: People): Task => ({
  ...task,
  assignee: task.assignee === fromUserId ? toUserId : task.assignee,
  ...(task.owner === fromUserId && { owner: toUserId }),
})

/** Hands the tasks of one request over, and records that as a comment. */
function handOver({ world, caller }: Call, instance: ProcessInstance, { ids, people, comment }: HandOver): void {
  const names = `${getUserName(world, people.fromUserId)}的任务交接给${getUserName(world, people.toUserId)}`
  const note = {
    id: world.nextId(),
    userId: caller.userId,
    content: comment === '' ? names : `${names}：${comment}`,
    mentions: [people.toUserId],
    attachments: '',
    createTime: world.formatNow(),
  }
  const tasks = instance.tasks.map((task) => (ids.has(task.id) ? replacePerson(task, people) : task))
  world.table(instanceTable).put({ ...instance, tasks, comments: [...(instance.comments ?? []), note] })
}

interface HandOver {
  readonly ids: ReadonlySet<string>
  readonly people: People
  readonly comment: string
}

export const handOverMocks = [
  mock(work.handOver, (call) => {
    const { world, body } = call
    const { fromUserId, toUserId, comment = '', isPreview = false } = body
    checkPerson(call, ['toUserId', toUserId])
    if (fromUserId === toUserId) throw businessError('toUserId:接手人不能是交出人本人')
    const people = { fromUserId, toUserId }
    const found = getOpenTasks(call)
      .filter((open) => isHandled(open, fromUserId))
      .map((open) => ({ ...open, problem: findProblem(call, open, people) }))
    const moved = found.filter(({ problem }) => problem === '')
    const ids = new Set(moved.map(({ task }) => task.id))
    const instances = new Map(moved.map(({ instance }) => [instance.id, instance]))
    if (!isPreview) for (const instance of instances.values()) handOver(call, instance, { ids, people, comment })
    const left = found
      .filter(({ problem }) => problem !== '')
      .map(({ instance, task, problem }) => ({
        processInstanceId: instance.id,
        processDefinitionName: getDefinitionName(world, instance.definitionId),
        taskName: task.name,
        summary: summarize(world, instance),
        problem,
      }))
    return { count: moved.length, left }
  }),
]
