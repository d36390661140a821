import { leave } from '@jwsk/sdk/desk'
import { flowFollow, flowManager, flowModel, flowProcess, work } from '@jwsk/sdk/flow'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, connectApiSession, createAdminSession, createApiSession } from '../../contract/api-session'
import { createZip } from '../../engine/sheet/zip'
import { getDeptId } from '../../system/organisation/dept-table'
import { demoAccounts, initialPassword, userTable } from '../../system/organisation/user-table'
import { leaveTable } from '../desk/leave-table'
import { approvals, renderApprovalXml } from './approval'

interface TaskRow {
  readonly taskId: string
  readonly taskDefinitionKey: string
  readonly processInstanceId: string
  readonly businessId: string
  readonly status: string
  readonly applyTime: string
  readonly currentTaskName: string
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

/** Returns a member of a department, except the administrator. */
function getMember(dept = '信息技术部') {
  const { world } = session.backend
  const member = world.table(userTable).find(({ id, deptId }) => id !== admin() && deptId === getDeptId(world, dept))
  if (!member) throw new Error(`nobody works in ${dept}`)
  return member
}

/** Signs in a colleague of the administrator. */
async function signInColleague(): Promise<ApiSession> {
  const own = connectApiSession(session.backend)
  await own.signIn({ account: getMember().account, password: initialPassword })
  return own
}

const leaveDraft = async (taskUser: string, days = 2) => {
  const { records } = await fetchPage<{ id: string; key: string }>(work.startList)
  const processDefinitionId = records.find((row) => row.key === 'leave')?.id
  const endTime = `2026-12-${String(days).padStart(2, '0')} 17:30:00`
  return { processDefinitionId, startTime: '2026-12-01 08:30:00', endTime, reason: '家中有事', taskUser }
}

/** Starts a colleague's leave whose manager is the administrator; returns its task. */
async function startLeave(days: number): Promise<TaskRow> {
  const colleague = await signInColleague()
  expect((await colleague.call(leave.startProcess, { body: await leaveDraft(admin(), days) })).status).toBe(200)
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

  test('has one time of application and one current node in every list', async () => {
    const lists = [work.todoList, work.claimList, work.sendList, work.doneList] as const
    const rows = (await Promise.all(lists.map(tasks))).flat()
    const instances = new Map(
      (await fetchPage<{ processInstanceId: string; startTime: string; taskName: string }>(flowFollow.page)).records.map((row) => [
        row.processInstanceId,
        row,
      ]),
    )
    expect(rows.filter(({ processInstanceId }) => instances.has(processInstanceId)).length).toBeGreaterThan(5)
    for (const { processInstanceId, applyTime, currentTaskName } of rows) {
      const running = instances.get(processInstanceId)
      if (running) expect({ applyTime, currentTaskName }).toEqual({ applyTime: running.startTime, currentTaskName: running.taskName })
      else expect(currentTaskName).toBe('')
    }
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
    await session.call(leave.startProcess, { body: await leaveDraft(getMember().id) })
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

describe('an approver', () => {
  test('of a leave is another member of the own department', async () => {
    const startWith = async (taskUser: string) => (await session.call(leave.startProcess, { body: await leaveDraft(taskUser) })).body.msg
    expect(await startWith(admin())).toBe('taskUser:不能审批自己的申请')
    expect(await startWith(getMember('市场部').id)).toBe('taskUser:审批人必须属于本部门')
    expect(await startWith(getMember().id)).toBe('操作成功')
  })

  test('is never the applicant, neither by transfer nor by claim', async () => {
    const task = await startLeave(2)
    const transfer = { taskId: task.taskId, userId: getMember().id }
    expect((await session.call(work.transferTask, { body: transfer })).body.msg).toBe('userId:不能由申请人本人审批')
    await session.call(leave.startProcess, { body: await leaveDraft(getMember().id, 9) })
    const colleague = await signInColleague()
    const [first] = ((await colleague.call(work.todoList)).body.data as { records: TaskRow[] }).records
    if (!first) throw new Error('nobody is asked')
    const { taskId, processInstanceId } = first
    await colleague.call(work.completeTask, { body: { taskId, processInstanceId, flag: 'ok', comment: '同意' } })
    const [mine] = await tasks(work.sendList)
    expect(mine).toMatchObject({ processInstanceId, taskDefinitionKey: 'hrTask' })
    expect((await tasks(work.claimList)).map((row) => row.processInstanceId)).not.toContain(processInstanceId)
    expect((await session.call(work.claimTask, { query: { taskId: mine?.taskId ?? '' } })).status).toBe(403)
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
