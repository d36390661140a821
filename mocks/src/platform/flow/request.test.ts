import { flowForm, flowManager, flowModel, work } from '@jwsk/sdk/flow'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, connectApiSession, createAdminSession } from '../../contract/api-session'
import { userTable, waitingGuest } from '../../system/organisation/user-table'
import { leaveTable } from '../desk/leave-table'
import { approvals, renderApprovalXml } from './approval'
import { getExpenseDefinitionId } from './definition-table'
import { instanceTable } from './instance-table'
import { requestTable } from './request/request-table'

interface TaskRow {
  readonly taskId: string
  readonly taskName: string
  readonly taskDefinitionKey: string
  readonly processInstanceId: string
  readonly businessId: string
  readonly applyUserName: string
  readonly summary: string
  readonly urgeCount: number
}

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

const filled = { category: '差旅费', amount: '1280.50', reason: '赴杭州开会' }
const start = (values: Readonly<Record<string, string>>, at = session) =>
  at.call(flowForm.startProcess, { body: { processDefinitionId: getExpenseDefinitionId(session.backend.world), values } })
const tasks = async (operation: typeof work.todoList, at = session) =>
  ((await at.call(operation, { query: { size: '100' } })).body.data as { records: TaskRow[] }).records
const getUserId = (position: number) => session.backend.world.table(userTable).all()[position]?.id ?? ''
const fetchRequest = async ({ businessId }: TaskRow) =>
  (await session.call(flowForm.request, { query: { businessId } })).body.data as Record<string, unknown>
const complete = ({ taskId, processInstanceId }: TaskRow, at = session) =>
  at.call(work.completeTask, { body: { taskId, processInstanceId, flag: 'ok', comment: '同意' } })

/** Starts an expense as the administrator and claims its task. */
async function claimed(): Promise<TaskRow> {
  await start(filled)
  const [offered] = await tasks(work.claimList)
  await session.call(work.claimTask, { query: { taskId: offered?.taskId ?? '' } })
  return fetchTask(session, offered?.processInstanceId ?? '')
}

async function fetchTask(at: ApiSession, processInstanceId: string): Promise<TaskRow> {
  const task = (await tasks(work.todoList, at)).find((row) => row.processInstanceId === processInstanceId)
  if (!task) throw new Error('nothing waits')
  return task
}

async function signedIn(position: number): Promise<ApiSession> {
  const other = connectApiSession(session.backend)
  await other.signIn({ account: session.backend.world.table(userTable).all()[position]?.account ?? '', password: '123456' })
  return other
}

test('requests start with their process and have no earlier events', () => {
  const { world } = session.backend
  const applyTimeById = new Map(
    [...world.table(leaveTable).all(), ...world.table(requestTable).all()].map(({ id, applyTime }) => [id, applyTime]),
  )
  for (const { businessId, startTime, tasks: all, activities } of world.table(instanceTable).all()) {
    expect(applyTimeById.get(businessId)).toBe(startTime)
    expect([...all, ...activities].filter(({ createTime }) => createTime < startTime)).toEqual([])
  }
})

describe('an expense', () => {
  test('starts with its form and is offered with applicant and summary', async () => {
    expect((await start(filled)).status).toBe(200)
    expect((await tasks(work.claimList))[0]).toMatchObject({
      applyUserName: '管理员',
      summary: '差旅费 · 1280.50 · 赴杭州开会',
      waitingMinutes: 0,
    })
  })

  test('below the limit needs one signature, above it also the director’s', async () => {
    const task = await claimed()
    await complete(task)
    expect(await fetchRequest(task)).toMatchObject({ status: 2, values: filled })
    await start({ ...filled, amount: '8000' }, await signedIn(5))
    const claimFirst = async () => {
      const [offered] = await tasks(work.claimList)
      await session.call(work.claimTask, { query: { taskId: offered?.taskId ?? '' } })
      return fetchTask(session, offered?.processInstanceId ?? '')
    }
    await complete(await claimFirst())
    const { taskId, processInstanceId, taskDefinitionKey } = await claimFirst()
    expect(taskDefinitionKey).toBe('directorTask')
    const decide = (comment: string) => session.call(work.completeTask, { body: { taskId, processInstanceId, flag: 'ok', comment } })
    expect((await decide(' ')).body.msg).toBe('comment:请填写批复意见')
    expect((await decide('同意')).status).toBe(200)
  })

  test.each([
    [{ ...filled, amount: '' }, 'amount:金额（元）不能为空'],
    [{ ...filled, amount: '许多' }, 'amount:金额（元）必须是数字'],
    [{ ...filled, category: '旅行' }, 'category:费用类别不在可选范围内'],
    [{ ...filled, witness: '1' }, 'witness:所选人员不存在或不可用'],
  ])('with %o is rejected', async (values, msg) => {
    expect(await start(values)).toMatchObject({ status: 400, body: { msg } })
  })

  test('cannot have an unapproved guest as witness', async () => {
    const guest = session.backend.world.table(userTable).find(({ account }) => account === waitingGuest.account)
    expect((await start({ ...filled, witness: guest?.id ?? '' })).status).toBe(400)
  })
})

describe('a task', () => {
  test('can be transferred to another user', async () => {
    const task = await claimed()
    await session.call(work.transferTask, { body: { taskId: task.taskId, userId: getUserId(5), comment: '出差' } })
    expect((await tasks(work.todoList)).map(({ taskId }) => taskId)).not.toContain(task.taskId)
    const other = await signedIn(5)
    await complete(await fetchTask(other, task.processInstanceId), other)
    expect(await fetchRequest(task)).toMatchObject({ status: 2 })
  })

  test('is returned after it was delegated', async () => {
    const task = await claimed()
    await session.call(work.delegateTask, { body: { taskId: task.taskId, userId: getUserId(5) } })
    const other = await signedIn(5)
    await complete(await fetchTask(other, task.processInstanceId), other)
    const back = await fetchTask(session, task.processInstanceId)
    expect(await fetchRequest(task)).toMatchObject({ status: 1, assigneeName: '管理员' })
    await complete(back)
    expect(await fetchRequest(task)).toMatchObject({ status: 2 })
  })

  test('waits for all added signatures', async () => {
    const task = await claimed()
    await session.call(work.addSign, { body: { taskId: task.taskId, userIds: getUserId(5) } })
    expect(await complete(task)).toMatchObject({ status: 400, body: { msg: '加签人尚未办理完' } })
    const other = await signedIn(5)
    await complete(await fetchTask(other, task.processInstanceId), other)
    expect((await complete(task)).status).toBe(200)
    expect(await fetchRequest(task)).toMatchObject({ status: 2 })
  })

  test('is returned to the applicant and continues from there', async () => {
    const task = await claimed()
    expect((await session.call(work.returnNodes, { query: { taskId: task.taskId } })).body.data).toEqual([
      { nodeId: 'start', nodeName: '发起人 管理员' },
    ])
    await session.call(work.returnTask, { body: { taskId: task.taskId, nodeId: 'start', comment: '请补充发票' } })
    const returnedTask = await fetchTask(session, task.processInstanceId)
    expect(returnedTask.taskName).toBe('重新提交')
    expect(await fetchRequest(task)).toMatchObject({ returned: true })
    const { taskId, processInstanceId } = returnedTask
    const resubmit = (amount: string) =>
      session.call(work.completeTask, { body: { taskId, processInstanceId, flag: 'ok', variables: { ...filled, amount } } })
    expect((await resubmit('许多')).status).toBe(400)
    expect((await resubmit('900')).status).toBe(200)
    expect(await fetchRequest(task)).toMatchObject({ returned: false, values: { ...filled, amount: '900' } })
    expect((await tasks(work.claimList))[0]).toMatchObject({ processInstanceId: task.processInstanceId, taskDefinitionKey: 'financeTask' })
  })

  test('cannot be assigned to unapproved users', async () => {
    const task = await claimed()
    const guest = session.backend.world.table(userTable).find(({ account }) => account === waitingGuest.account)
    expect((await session.call(work.transferTask, { body: { taskId: task.taskId, userId: guest?.id } })).status).toBe(400)
  })
})

test('the sender withdraws a request, which then waits for no one', async () => {
  const task = await claimed()
  const { processInstanceId } = task
  await session.call(work.withdraw, { body: { processInstanceId, reason: '金额有误' } })
  expect(await fetchRequest(task)).toMatchObject({ status: 4 })
  expect(await session.call(work.withdraw, { body: { processInstanceId, reason: '再撤' } })).toMatchObject({ status: 400 })
})

test('an urged task is marked and cannot be urged again at once', async () => {
  const { processInstanceId } = await claimed()
  await session.call(work.urge, { query: { processInstanceId } })
  expect(await fetchTask(session, processInstanceId)).toMatchObject({ urgeCount: 1 })
  expect(await session.call(work.urge, { query: { processInstanceId } })).toMatchObject({
    status: 400,
    body: { msg: '刚刚催办过，请十分钟后再试' },
  })
})

test('a model is deployed with its form; field names are unique', async () => {
  const field = { name: 'seal', label: '印章', kind: 'choice', choices: ['公章'] } as const
  const model = { modelKey: 'seal', name: '用章审批', modelEditorXml: renderApprovalXml({ ...approvals.expense, key: 'seal' }) }
  const submit = (formFields: readonly object[]) => session.call(flowModel.submit, { body: { ...model, formFields } })
  expect((await submit([field, field])).status).toBe(400)
  expect((await submit([{ ...field, choices: [] }])).status).toBe(400)
  expect((await submit([field])).status).toBe(200)
  const [made] = ((await session.call(flowModel.page, { query: { modelKey: 'seal' } })).body.data as { records: { id: string }[] }).records
  await session.call(flowModel.deploy, { query: { modelId: made?.id ?? '', category: 'flow_2' } })
  const { records } = (await session.call(flowManager.page, { query: { key: 'seal' } })).body.data as { records: { id: string }[] }
  const form = await session.call(flowForm.detail, { query: { processDefinitionId: records[0]?.id ?? '' } })
  expect(form.body.data).toMatchObject({ fields: [field] })
})
