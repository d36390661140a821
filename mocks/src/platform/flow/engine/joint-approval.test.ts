import { flowForm, flowProcess, work } from '@jwsk/sdk/flow'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, connectApiSession, createAdminSession } from '../../../contract/api-session'
import { day } from '../../../engine/world/time'
import { userTable } from '../../../system/organisation/user-table'
import { definitionTable, getExpenseDefinitionId } from '../definition-table'
import { instanceTable } from '../instance-table'
import { flows, multiStep } from './process.fixture'

let session: ApiSession
let sessions: Map<string, ApiSession>
beforeEach(async () => {
  session = await createAdminSession()
  sessions = new Map([[user(0), session]])
})

const user = (position: number) => session.backend.world.seedId(userTable.name, position)

async function signIn(userId: string): Promise<ApiSession> {
  const known = sessions.get(userId)
  if (known) return known
  const own = connectApiSession(session.backend)
  await own.signIn({ account: session.backend.world.table(userTable).get(userId)?.account ?? '', password: '123456' })
  sessions.set(userId, own)
  return own
}

interface AssigneeRow {
  readonly userId: string
  readonly taskId: string
  readonly state: string
}

/** Deploys a process of one step and starts it; returns its instance. */
async function startStep(elements: string) {
  const { world } = session.backend
  const definition = world.table(definitionTable).get(getExpenseDefinitionId(world))
  if (!definition) throw new Error('no definition')
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn" xmlns:j="urn:jwsk:process"><process id="joint"><startEvent id="s"/><endEvent id="e"/>${elements}</process></definitions>`
  world.table(definitionTable).put({ ...definition, id: 'joint:1:1', key: 'joint', formFields: [], xml })
  const starter = await signIn(user(9))
  expect((await starter.call(flowForm.startProcess, { body: { processDefinitionId: 'joint:1:1', values: {} } })).status).toBe(200)
  return getInstance()
}

function getInstance() {
  const instance = session.backend.world
    .table(instanceTable)
    .all()
    .find(({ definitionId }) => definitionId === 'joint:1:1')
  if (!instance) throw new Error('nothing was started')
  return instance
}

const findTask = (userId: string) => getInstance().tasks.find(({ assignee, endTime }) => assignee === userId && endTime === '')?.id ?? ''

async function complete(userId: string, flag: 'ok' | 'no', more: { readonly copyUserIds?: string } = {}) {
  const body = { taskId: findTask(userId), processInstanceId: getInstance().id, flag, comment: '意见', ...more }
  return (await signIn(userId)).call(work.completeTask, { body })
}

const fetchAssignees = async () =>
  (await session.call(work.assignees, { query: { taskId: getInstance().tasks[0]?.id ?? '' } })).body.data as AssigneeRow[]

const threeOf = (...positions: readonly number[]) =>
  multiStep('m', {
    people: positions.map(user).join(','),
    condition: `\${nrOfApproved >= 3 || nrOfApproved >= nrOfInstances || nrOfRejected >= 1 && nrOfRejected > nrOfInstances - 3}`,
  }) + flows('s>m', 'm>e')

describe('a step of several assignees', () => {
  test('lists its assignees with their states', async () => {
    await startStep(threeOf(0, 4, 5))
    expect(await fetchAssignees()).toMatchObject([{ userName: '管理员', state: 'open' }, { state: 'open' }, { state: 'open' }])
    expect((await complete(user(0), 'ok')).status).toBe(200)
    expect((await fetchAssignees()).map(({ state }) => state)).toEqual(['approved', 'open', 'open'])
  })

  test('counts people who are added at once', async () => {
    await startStep(threeOf(0, 4))
    const add = (userIds: string) => session.call(work.addAssignees, { body: { taskId: findTask(user(0)), userIds } })
    expect((await add(user(4))).body.msg).toBe('userIds:所选人员已在该步骤审批')
    expect((await add(user(9))).body.msg).toBe('userIds:不能由申请人本人审批')
    expect((await add(`${user(5)},${user(6)}`)).status).toBe(200)
    await complete(user(0), 'ok')
    await complete(user(4), 'ok')
    expect(getInstance().outcome).toBe('running')
    await complete(user(6), 'ok')
    expect(getInstance().outcome).toBe('passed')
    expect((await fetchAssignees()).map(({ state }) => state)).toEqual(['approved', 'approved', 'skipped', 'approved'])
  })

  test('may be decided by a removal, which never takes the last one', async () => {
    await startStep(threeOf(0, 4, 5))
    const remove = (userIds: string) => session.call(work.removeAssignees, { body: { taskId: findTask(user(0)), userIds } })
    expect((await remove([0, 4, 5].map(user).join(','))).body.msg).toBe('userIds:至少保留一位审批人')
    expect((await remove(user(6))).body.msg).toBe('userIds:所选人员不在该步骤审批')
    await complete(user(4), 'ok')
    expect((await remove(user(4))).body.msg).toBe('userIds:已审批的人员不能移除')
    expect((await remove(user(5))).status).toBe(200)
    expect(getInstance().outcome).toBe('running')
    expect((await remove(user(0))).status).toBe(200)
    expect(getInstance().outcome).toBe('passed')
  })

  test('of one assignee has nobody to add or remove', async () => {
    await startStep(`<userTask id="m" name="m" flowable:assignee="${user(0)}"/>${flows('s>m', 'm>e')}`)
    const body = { taskId: findTask(user(0)), userIds: user(5) }
    expect((await session.call(work.addAssignees, { body })).body.msg).toBe('该步骤不是多人审批')
    expect(await fetchAssignees()).toMatchObject([{ state: 'open' }])
  })

  test('counts the decision of a user who got the task by transfer or delegation', async () => {
    await startStep(threeOf(0, 4, 5))
    const body = { taskId: findTask(user(0)), userId: user(6) }
    expect((await session.call(work.transferTask, { body: { ...body, userId: user(4) } })).body.msg).toBe('userId:所选人员已在该步骤审批')
    expect((await session.call(work.transferTask, { body })).status).toBe(200)
    await (await signIn(user(4))).call(work.delegateTask, { body: { taskId: findTask(user(4)), userId: user(7) } })
    await complete(user(6), 'ok')
    await complete(user(7), 'ok')
    expect((await fetchAssignees()).map(({ state, userId }) => [userId, state])).toEqual([
      [user(6), 'approved'],
      [user(4), 'open'],
      [user(5), 'open'],
    ])
    await complete(user(4), 'ok')
    await complete(user(5), 'ok')
    expect(getInstance().outcome).toBe('passed')
  })

  test('hides skipped tasks from what is done', async () => {
    await startStep(multiStep('m', { people: `${user(0)},${user(4)}`, condition: `\${nrOfApproved >= 1}` }) + flows('s>m', 'm>e'))
    await complete(user(4), 'ok')
    const { body } = await session.call(work.doneList, { query: { size: '100' } })
    const ids = (body.data as { records: { processInstanceId: string }[] }).records.map((row) => row.processInstanceId)
    expect(ids).not.toContain(getInstance().id)
  })
})

describe('a step', () => {
  test('withholds actions that its settings hide', async () => {
    const task = `<userTask id="m" name="m" flowable:assignee="${user(0)}"><extensionElements><j:approval hiddenButtons="refuse,transfer,giveBack"/></extensionElements></userTask>`
    await startStep(task + flows('s>m', 'm>e'))
    expect((await complete(user(0), 'no')).body.msg).toBe('该步骤不能驳回')
    expect((await session.call(work.transferTask, { body: { taskId: findTask(user(0)), userId: user(5) } })).body.msg).toBe(
      '该步骤不能转办',
    )
    const back = { taskId: findTask(user(0)), nodeId: 's', comment: '补充' }
    expect((await session.call(work.returnTask, { body: back })).body.msg).toBe('该步骤不能退回')
    expect((await complete(user(0), 'ok')).status).toBe(200)
  })

  test('informs each person once when it is decided', async () => {
    const copy = (value: string) => `<extensionElements><j:approval><j:copy by="user" value="${value}"/></j:approval></extensionElements>`
    const task = `<userTask id="m" name="审批" flowable:assignee="${user(0)}">${copy(user(5))}</userTask>`
    const node = `<serviceTask id="c" name="抄送" flowable:delegateExpression="\${copyDelegate}">${copy(`${user(5)},${user(6)}`)}</serviceTask>`
    await startStep(task + node + flows('s>m', 'm>c', 'c>e'))
    expect(getInstance().copies).toBeUndefined()
    await complete(user(0), 'ok', { copyUserIds: `${user(5)},${user(7)}` })
    expect(getInstance().copies?.map(({ userId, nodeName, readTime }) => [userId, nodeName, readTime])).toEqual([
      [user(5), '审批', ''],
      [user(7), '审批', ''],
      [user(5), '抄送', ''],
      [user(6), '抄送', ''],
    ])
  })

  test('shows for whom a delegate decided', async () => {
    const instance = await startStep(threeOf(0, 5, 6))
    const tasks = instance.tasks.map((task) => (task.assignee === user(0) ? { ...task, delegatedFor: user(4) } : task))
    session.backend.world.table(instanceTable).put({ ...instance, tasks })
    const { body } = await session.call(flowProcess.historyFlowList, { query: { processInstanceId: instance.id } })
    const names = (body.data as { assigneeName: string }[]).map(({ assigneeName }) => assigneeName)
    expect(names).toContain(`管理员（代 ${session.backend.world.table(userTable).get(user(4))?.realName}）`)
  })

  test('that is overdue is carried out when a list is read', async () => {
    const task = `<userTask id="m" name="m" flowable:assignee="${user(0)}" flowable:dueDate="P1D"><extensionElements><j:approval whenDue="approve"/></extensionElements></userTask>`
    await startStep(task + flows('s>m', 'm>e'))
    const list = async () => JSON.stringify((await session.call(work.todoList, { query: { size: '100' } })).body.data)
    expect(await list()).toContain(getInstance().id)
    session.backend.world.advance(2 * day)
    // the session has ended meanwhile
    session = await reconnect()
    expect(await list()).not.toContain(getInstance().id)
    expect(getInstance()).toMatchObject({ outcome: 'passed' })
  })
})

async function reconnect(): Promise<ApiSession> {
  const again = connectApiSession(session.backend)
  await again.signIn({ account: 'admin', password: 'admin123' })
  return again
}
