import { leave } from '@jwsk/sdk/desk'
import { flowFollow, flowManager, flowModel, flowProcess, work } from '@jwsk/sdk/flow'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession, createApiSession } from '../../contract/api-session'
import { createZip } from '../../engine/sheet/zip'
import { demoAccounts, userTable } from '../../system/organisation/user-table'
import { leaveTable } from '../desk/leave-table'
import { approvals, renderApprovalXml } from './approval'

interface TaskRow {
  readonly taskId: string
  readonly taskDefinitionKey: string
  readonly processInstanceId: string
  readonly businessId: string
  readonly status: string
}

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

const fetchPage = async <Row>(
  operation: typeof work.todoList | typeof flowManager.page | typeof flowFollow.page,
  query: Record<string, string> = {},
) => {
  const { body } = await session.call(operation, { query: { size: '100', ...query } })
  return body.data as { readonly records: readonly Row[]; readonly total: number }
}
const tasks = async (operation: typeof work.todoList) => (await fetchPage<TaskRow>(operation)).records
const admin = () => session.backend.world.seedId(userTable.name, 0)

/** Starts a leave whose manager is the administrator; returns its task. */
async function startLeave(days: number): Promise<TaskRow> {
  const { records } = await fetchPage<{ id: string; key: string }>(work.startList)
  const processDefinitionId = records.find((row) => row.key === 'leave')?.id
  const end = String(days).padStart(2, '0')
  const newLeave = {
    processDefinitionId,
    startTime: '2026-12-01 08:30:00',
    endTime: `2026-12-${end} 17:30:00`,
    reason: '家中有事',
    taskUser: admin(),
  }
  expect((await session.call(leave.startProcess, { body: newLeave })).status).toBe(200)
  const row = session.backend.world.table(leaveTable).all().at(-1)
  const task = (await tasks(work.todoList)).find((candidate) => candidate.businessId === row?.id)
  if (!task) throw new Error('the leave brought no task')
  return task
}

const complete = ({ taskId, processInstanceId }: TaskRow, flag: 'ok' | 'no') =>
  session.call(work.completeTask, { body: { taskId, processInstanceId, flag, comment: '意见' } })
const fetchLeave = async ({ businessId }: TaskRow) =>
  (await session.call(leave.detail, { query: { businessId } })).body.data as Record<string, unknown>
const fetchHistory = async ({ processInstanceId }: TaskRow) =>
  ((await session.call(flowProcess.modelView, { query: { processInstanceId } })).body.data as { flow: Record<string, string>[] }).flow

describe('a short leave', () => {
  test('moves from start to todo to done and is approved', async () => {
    const task = await startLeave(2)
    expect(await fetchLeave(task)).toMatchObject({ status: 1, assigneeName: '管理员', flow: { taskId: task.taskId, status: 'todo' } })
    expect((await complete(task, 'ok')).status).toBe(200)
    expect((await tasks(work.todoList)).map((row) => row.taskId)).not.toContain(task.taskId)
    expect((await tasks(work.doneList))[0]).toMatchObject({ taskId: task.taskId, comment: '意见', processIsFinished: 'finished' })
    const passed = await fetchLeave(task)
    expect(passed).toMatchObject({ status: 2 })
    expect(passed).not.toHaveProperty('flow')
  })

  test('records nodes and flows that have all ended', async () => {
    const task = await startLeave(1)
    expect((await fetchHistory(task)).find((node) => node.historyActivityId === 'managerTask')).toMatchObject({
      historyActivityType: 'userTask',
      endTime: '',
    })
    await complete(task, 'ok')
    const trail = await fetchHistory(task)
    expect(trail.map((node) => node.historyActivityId)).toEqual([
      'start',
      'flowStart',
      'managerTask',
      'flowFirst',
      'firstGateway',
      'flowPassed',
      'endPassed',
    ])
    expect(trail.filter((node) => node.historyActivityType === 'sequenceFlow')).toHaveLength(3)
    expect(trail.every((node) => node.endTime !== '')).toBe(true)
  })

  test('ends when the manager rejects it', async () => {
    const task = await startLeave(2)
    await complete(task, 'no')
    expect(await fetchLeave(task)).toMatchObject({ status: 3 })
    expect((await fetchHistory(task)).at(-1)?.historyActivityId).toBe('endRefused')
  })

  test('cannot end before it begins', async () => {
    const [row] = session.backend.world.table(leaveTable).all()
    const body = { ...row, startTime: '2026-12-05 08:00:00', endTime: '2026-12-04 08:00:00' }
    expect(await session.call(leave.startProcess, { body })).toMatchObject({
      status: 400,
      body: { msg: 'endTime:结束时间必须晚于开始时间' },
    })
  })
})

describe('a long leave', () => {
  test('goes to personnel, where a member claims it first', async () => {
    const task = await startLeave(9)
    await complete(task, 'ok')
    expect(await fetchLeave(task)).toMatchObject({ status: 1, assigneeName: '' })
    expect((await fetchHistory(task)).at(-1)).toMatchObject({ historyActivityId: 'hrTask', historyActivityType: 'candidate' })
    const offered = (await tasks(work.claimList)).find((row) => row.processInstanceId === task.processInstanceId)
    if (!offered) throw new Error('nobody is asked')
    expect(await complete(offered, 'ok')).toMatchObject({ status: 400, body: { msg: '请先签收任务' } })
    expect((await session.call(work.claimTask, { query: { taskId: offered.taskId } })).status).toBe(200)
    expect(await session.call(work.claimTask, { query: { taskId: offered.taskId } })).toMatchObject({
      status: 400,
      body: { msg: '任务已被签收' },
    })
    expect((await tasks(work.todoList)).map((row) => row.taskId)).toContain(offered.taskId)
    await complete(offered, 'no')
    expect(await fetchLeave(task)).toMatchObject({ status: 3 })
  })
})

describe('a task', () => {
  test('cannot be completed twice', async () => {
    const task = await startLeave(1)
    await complete(task, 'ok')
    expect(await complete(task, 'ok')).toMatchObject({ status: 400, body: { msg: '任务不存在或已办结' } })
  })

  test('of another user is rejected', async () => {
    const other = session.backend.world.table(userTable).all()[1]?.id
    const { records } = await fetchPage<{ id: string; key: string }>(work.startList)
    const processDefinitionId = records.find((row) => row.key === 'leave')?.id
    await session.call(leave.startProcess, {
      body: { processDefinitionId, startTime: '2026-12-01 08:30:00', endTime: '2026-12-02 17:30:00', reason: '事假', taskUser: other },
    })
    const [mine] = await tasks(work.sendList)
    if (!mine) throw new Error('nothing was sent')
    expect((await complete(mine, 'ok')).status).toBe(403)
  })

  test('cannot be handled without the button', async () => {
    const auditor = createApiSession()
    await auditor.signIn(demoAccounts.auditor)
    expect((await auditor.call(work.completeTask, { body: { taskId: '1', processInstanceId: '1', flag: 'ok' } })).status).toBe(401)
  })

  test('of a suspended process is on hold', async () => {
    const task = await startLeave(1)
    const { records } = await fetchPage<{ id: string; key: string; version: number }>(flowManager.page)
    const processId = records.find((row) => row.key === 'leave' && row.version === 3)?.id ?? ''
    await session.call(flowManager.changeState, { query: { processId, state: 'suspend' } })
    expect(await complete(task, 'ok')).toMatchObject({ status: 400, body: { msg: '流程已挂起，不能办理' } })
    await session.call(flowManager.changeState, { query: { processId, state: 'active' } })
    expect((await complete(task, 'ok')).status).toBe(200)
  })
})

describe('a process', () => {
  test('starts only in its newest version', async () => {
    const { records } = await fetchPage<{ key: string; version: number }>(work.startList)
    expect(records.filter((row) => row.key === 'leave').map((row) => row.version)).toEqual([3])
  })

  test('deployed again gets the next version, counted per tenant', async () => {
    const { body } = await session.call(flowModel.page, { query: { modelKey: 'leave' } })
    const [model] = (body.data as { records: { id: string }[] }).records
    const modelId = model?.id ?? ''
    await session.call(flowModel.deploy, { query: { modelId, category: 'flow_1' } })
    await session.call(flowModel.deploy, { query: { modelId, category: 'flow_1', tenantIds: '000000' } })
    const { records } = await fetchPage<{ version: number; tenantId: string }>(flowManager.page, { key: 'leave' })
    expect(records.map((row) => `${row.tenantId}:${row.version}`)).toEqual(expect.arrayContaining([':4', '000000:1']))
  })

  test('is deployed from an archive; other files are rejected', async () => {
    const archive = new File(
      [createZip({ 'seal.bpmn': renderApprovalXml({ ...approvals.dayOff, key: 'seal' }), 'readme.txt': '' })],
      'flows.zip',
    )
    expect((await session.call(flowManager.deployUpload, { body: { category: 'flow_1', files: archive } })).status).toBe(200)
    expect((await fetchPage(flowManager.page, { key: 'seal' })).total).toBe(1)
    const imageUpload = { category: 'flow_1', files: new File(['x'], 'flow.png') }
    expect((await session.call(flowManager.deployUpload, { body: imageUpload })).status).toBe(400)
    const broken = { category: 'flow_1', files: new File(['<process/>'], 'flow.bpmn') }
    expect(await session.call(flowManager.deployUpload, { body: broken })).toMatchObject({
      body: { msg: '流程文件解析失败，缺少流程或开始节点' },
    })
  })

  test('is deleted with its instances', async () => {
    const running = async () => (await fetchPage(flowFollow.page, { processDefinitionKey: 'leave' })).total
    const before = await running()
    const { records } = await fetchPage<{ deploymentId: string; key: string; version: number }>(flowManager.page)
    const deploymentIds = records.find((row) => row.key === 'leave' && row.version === 3)?.deploymentId ?? ''
    await session.call(flowManager.deleteDeployment, { query: { deploymentIds } })
    expect(before).toBeGreaterThan(5)
    expect(await running()).toBe(0)
  })

  test('shows the current node of an instance in its diagram', async () => {
    const task = await startLeave(1)
    const response = await session.send(flowProcess.diagramView, { query: { processInstanceId: task.processInstanceId } })
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect((await response.text()).match(/#1f6feb/g)).toHaveLength(1)
  })
})

test('a deleted instance cannot be worked on', async () => {
  const task = await startLeave(1)
  const { processInstanceId } = task
  await session.call(flowFollow.deleteProcessInstance, { query: { processInstanceId, deleteReason: '重复' } })
  expect((await tasks(work.todoList)).map((row) => row.taskId)).not.toContain(task.taskId)
  expect((await tasks(work.doneList)).map((row) => row.taskId)).not.toContain(task.taskId)
  expect(await fetchLeave(task)).toMatchObject({ status: 3 })
})

test('two worlds start with the same tasks', async () => {
  const secondSession = await createAdminSession()
  const [first, second] = [await session.call(work.todoList), await secondSession.call(work.todoList)]
  expect(first.body).toEqual(second.body)
  expect((first.body.data as { total: number }).total).toBeGreaterThan(2)
})
