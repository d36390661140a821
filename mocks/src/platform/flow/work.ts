import { work } from '@jwsk/sdk/flow'
import { type Ask, mock } from '../../engine/mock'
import { refuse, rejected } from '../../engine/refusal'
import { required } from '../options'
import { type Case, claimTask, completeTask, deleteCase, openTaskOf, type Task } from './case'
import { caseTable, processOf } from './case-table'
import { type DefinitionRow, definitionState, definitionTable } from './definition-table'
import { byDeployment } from './manager'
import { definitionView, listed, ofMode, taskView, visibleDefinition } from './views'

interface Held {
  readonly held: Case
  readonly task: Task
}

const tasksOf = ({ world, caller }: Ask): Held[] =>
  world
    .table(caseTable)
    .all()
    .filter((held) => held.tenantId === caller.tenantId)
    .flatMap((held) => held.tasks.map((task) => ({ held, task })))

const mayClaim = ({ caller }: Ask, { candidateUsers, candidateGroups }: Task) =>
  candidateUsers.includes(caller.userId) || candidateGroups.some((alias) => caller.roles.includes(alias))

const rows = (ask: Ask, found: readonly Held[], key: 'createTime' | 'endTime' = 'createTime') =>
  listed(
    ask,
    found.map(({ held, task }) => taskView(ask.world, held, task)).sort((left, right) => (left[key] < right[key] ? 1 : -1)),
  )

/** The task that a call names, still open and not suspended. */
function openTask(ask: Ask, taskId: string): Held {
  const found = tasksOf(ask).find(({ task }) => task.id === taskId)
  if (found?.task.endTime !== '') throw refuse('任务不存在或已办结')
  if (ask.world.table(definitionTable).get(found.held.definitionId)?.suspensionState === definitionState.suspended)
    throw refuse('流程已挂起，不能办理')
  return found
}

const isLatest = (row: DefinitionRow, all: readonly DefinitionRow[]) =>
  !all.some((other) => other.key === row.key && other.tenantId === row.tenantId && other.version > row.version)

export const workMocks = [
  mock(work.startList, (ask) => {
    const all = ask.world.table(definitionTable).all().filter(visibleDefinition(ask))
    const open = all.filter((row) => row.suspensionState === definitionState.active && isLatest(row, all)).filter(ofMode(ask.query.mode))
    return listed(ask, open.sort(byDeployment).map(definitionView(ask.world)), ['mode'])
  }),
  mock(work.claimList, (ask) =>
    rows(
      ask,
      tasksOf(ask).filter(({ task }) => task.endTime === '' && task.assignee === '' && mayClaim(ask, task)),
    ),
  ),
  mock(work.todoList, (ask) =>
    rows(
      ask,
      tasksOf(ask).filter(({ task }) => task.endTime === '' && task.assignee === ask.caller.userId),
    ),
  ),
  mock(work.sendList, (ask) => {
    const mine = ask.world
      .table(caseTable)
      .all()
      .filter((held) => held.startUserId === ask.caller.userId)
    return rows(
      ask,
      mine.flatMap((held) => [openTaskOf(held) ?? held.tasks.at(-1)].flatMap((task) => (task ? [{ held, task }] : []))),
    )
  }),
  mock(work.doneList, (ask) => {
    const done = tasksOf(ask).filter(
      ({ held, task }) => held.outcome !== 'deleted' && task.endTime !== '' && task.assignee === ask.caller.userId,
    )
    return rows(ask, done, 'endTime')
  }),
  mock(work.claimTask, (ask) => {
    const { held, task } = openTask(ask, required(ask, 'taskId'))
    if (task.assignee !== '') throw refuse('任务已被签收')
    if (!mayClaim(ask, task)) throw rejected()
    ask.world.table(caseTable).put(claimTask(held, task.id, { userId: ask.caller.userId, time: ask.world.stamp() }))
    return undefined
  }),
  mock(work.completeTask, (ask) => {
    const { world, body } = ask
    const { taskId, processInstanceId, flag, comment = '', variables = {} } = body
    const { held, task } = openTask(ask, taskId)
    if (held.id !== processInstanceId) throw refuse('任务不属于该流程')
    if (task.assignee === '') throw refuse('请先签收任务')
    if (task.assignee !== ask.caller.userId) throw rejected()
    const completion = { taskId, flag, comment, variables }
    const moment = { time: world.stamp(), nextId: world.nextId }
    world.table(caseTable).put(completeTask(held, processOf(world, held.definitionId), { completion, moment }))
    return undefined
  }),
  mock(work.deleteTask, (ask) => {
    const { held, task } = openTask(ask, required(ask, 'taskId'))
    if (task.assignee !== ask.caller.userId && !ask.caller.roles.includes('administrator')) throw rejected()
    ask.world.table(caseTable).put(deleteCase(held, required(ask, 'reason'), ask.world.stamp()))
    return undefined
  }),
]
