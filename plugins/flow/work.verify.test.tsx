import { chooseOption, renderScreen } from '@jwsk/kit/testing'
import { createTestClient, startPlatform } from '@jwsk/mocks/testing'
import { flowForm, work } from '@jwsk/sdk/flow'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { flow } from './plugin'

const { client, getCalls } = startPlatform()

const open = (path: string) => renderScreen(flow, { path, client, permissions: flow.permissions })
const expense = async () => {
  const { records } = await client.call(work.startList, { current: 1, size: 50, name: '报销' })
  return records[0]?.id ?? ''
}
const findRow = async (summary: string) => within((await screen.findByText(summary)).closest('tr') as HTMLElement)
const inDialog = async () => within(await screen.findByRole('dialog'))

/** Creates an expense request that the current user has claimed. */
async function claimed(reason: string) {
  await client.call(flowForm.startProcess, { processDefinitionId: await expense(), values: { category: '办公费', amount: '88', reason } })
  const { records } = await client.call(work.claimList, { current: 1, size: 1 })
  const [task] = records
  await client.call(work.claimTask, { taskId: task?.taskId ?? '' })
  return task
}

test('starts a process with the form of its model', async () => {
  const { user, notices } = open(`/work/process/expense/form/${encodeURIComponent(await expense())}`)
  expect(await screen.findByRole('heading', { name: '报销流程' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('请输入金额（元）')).toBeTruthy()
  expect(getCalls('/form/start-process')).toEqual([])
  await chooseOption(screen, /^费用类别/, '差旅费')
  await user.type(screen.getByLabelText(/^金额/), '1280.5')
  await user.type(screen.getByLabelText(/^事由/), '赴杭州开会')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  const { records } = await client.call(work.sendList, { current: 1, size: 1 })
  expect(records[0]).toMatchObject({ summary: '差旅费 · 1280.50 · 赴杭州开会', processIsFinished: 'unfinished' })
})

test('shows the fields of a request and approves it', async () => {
  const task = await claimed('打印纸')
  const { user, notices } = open(
    `/work/process/expense/handle/${(await client.call(work.todoList, { current: 1, size: 1 })).records[0]?.taskId}/${task?.processInstanceId}/${task?.businessId}`,
  )
  expect(await screen.findByText('打印纸')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '同意' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  expect(await client.call(flowForm.request, { businessId: task?.businessId ?? '' })).toMatchObject({ status: 2 })
})

test('marks the remark that a step asks for', async () => {
  const staff = createTestClient()
  await staff.session.signIn({ username: 'staff004', password: '123456' })
  const values = { category: '办公费', amount: '9000', reason: '投影仪' }
  await staff.call(flowForm.startProcess, { processDefinitionId: await expense(), values })
  staff.dispose()
  const claim = async () => {
    const [offered] = (await client.call(work.claimList, { current: 1, size: 1 })).records
    await client.call(work.claimTask, { taskId: offered?.taskId ?? '' })
    const { taskId = '', processInstanceId = '', businessId = '' } = offered ?? {}
    return { taskId, processInstanceId, businessId }
  }
  await client.call(work.completeTask, { ...(await claim()), comment: '同意', flag: 'ok' })
  const { taskId, processInstanceId, businessId } = await claim()
  const { user, notices } = open(`/work/process/expense/handle/${taskId}/${processInstanceId}/${businessId}`)
  await user.click(await screen.findByRole('button', { name: '同意' }))
  const remark = screen.getByLabelText('批复意见')
  await waitFor(() => expect(remark.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('alert').textContent).toBe('请填写批复意见')
  await user.type(remark, '确有需要')
  await user.click(screen.getByRole('button', { name: '同意' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
})

test('opens a task by its name, without a redundant button', async () => {
  await claimed('白板笔')
  open('/work/todo')
  const row = await findRow('办公费 · 88 · 白板笔')
  expect(row.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).not.toContain('详情')
})

test('omits unapproved users and delegates to the selected one', async () => {
  const task = await claimed('键盘')
  const { user } = open('/work/todo')
  const row = await findRow('办公费 · 88 · 键盘')
  await user.click(row.getByRole('button', { name: /^更多 / }))
  await user.click(await screen.findByRole('menuitem', { name: '转办' }))
  const dialog = await inDialog()
  const box = await dialog.findByRole('combobox', { name: /^接手人/ })
  await user.type(box, '白寻客')
  expect(await screen.findByText(/没有/)).toBeTruthy()
  await user.clear(box)
  await user.type(box, '宋审之')
  await user.click(await screen.findByRole('option', { name: '宋审之' }))
  await user.click(dialog.getByRole('button', { name: '转办' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await client.call(flowForm.request, { businessId: task?.businessId ?? '' })).toMatchObject({ assigneeName: '宋审之' })
})

test('sorts by the longest wait where the platform does not sort by urgency', async () => {
  await claimed('订书机')
  const supports = (operation: { readonly id: string }) => operation.id !== 'work.assignees' && client.supports(operation as never)
  renderScreen(flow, { path: '/work/todo', client: { ...client, supports }, permissions: flow.permissions })
  await findRow('办公费 · 88 · 订书机')
  expect(getCalls('/work/todo-list').some(({ searchParams }) => searchParams.get('ascs') === 'createTime')).toBe(true)
  const marked = screen.getAllByText(/^\d+ 天$/)
  expect(marked.map(({ textContent }) => Number.parseInt(textContent ?? '', 10))).toEqual(
    marked.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)).toSorted((left, right) => right - left),
  )
})

// spec 7.71
test('the history shows waiting times and a final rejection', async () => {
  const task = await claimed('计算器')
  const path = `/work/process/expense/detail/${task?.processInstanceId}/${task?.businessId}`
  const rendered = open(path)
  expect(await screen.findByText('等待中，已 1 分钟')).toBeTruthy()
  expect(await screen.findByText('审批中')).toBeTruthy()
  rendered.unmount()
  const { records } = await client.call(work.todoList, { current: 1, size: 1, descs: 'createTime' })
  const { taskId = '', processInstanceId = '', businessId = '' } = records[0] ?? {}
  await client.call(work.completeTask, { taskId, processInstanceId, businessId, comment: '超出预算', flag: 'no' })
  open(path)
  expect(await screen.findByText('已驳回')).toBeTruthy()
  const log = within(await screen.findByRole('list', { name: '流转记录' }))
  expect(await log.findByText('驳回或终止')).toBeTruthy()
  expect(log.getByText('超出预算')).toBeTruthy()
})

test('shows the deployment state and date of each model', async () => {
  open('/flow/model')
  expect(await screen.findByText('改动未部署')).toBeTruthy()
  expect((await findRow('外出申请')).getByText('未部署')).toBeTruthy()
  const leave = await findRow('请假流程')
  expect(leave.getByText('已部署')).toBeTruthy()
  expect(leave.getByTitle(/^版本 3 · /)).toBeTruthy()
})

test('shows only the version without permission for deployments', async () => {
  renderScreen(flow, { path: '/flow/model', client, permissions: ['flow_model_update'] })
  await findRow('请假流程')
  expect(getCalls('/manager/list')).toEqual([])
  expect(screen.queryByText('已部署')).toBeNull()
})

test('approves several tasks with one remark', async () => {
  const first = await claimed('桌子')
  const second = await claimed('椅子')
  const { user } = open('/work/todo')
  for (const reason of ['桌子', '椅子']) await user.click((await findRow(`办公费 · 88 · ${reason}`)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /批量同意/ }))
  const dialog = await inDialog()
  await user.clear(await dialog.findByLabelText('批复意见'))
  await user.type(dialog.getByLabelText('批复意见'), '预算内')
  await user.click(dialog.getByRole('button', { name: '开始同意（2）' }))
  await waitFor(async () => {
    for (const task of [first, second])
      expect(await client.call(flowForm.request, { businessId: task?.businessId ?? '' })).toMatchObject({ status: 2 })
  })
  const { records } = await client.call(work.doneList, { current: 1, size: 2 })
  expect(records.map(({ comment }) => comment)).toEqual(['预算内', '预算内'])
})

test('hides steps that the platform does not support', async () => {
  const offers = (operation: { readonly id: string }) =>
    operation.id.startsWith('work.') && !/transfer|delegate|addSign|return|urge|withdraw/.test(operation.id)
  await claimed('屏幕')
  renderScreen(flow, { path: '/work/todo', client: { ...client, supports: offers }, permissions: flow.permissions })
  await screen.findByText('办公费 · 88 · 屏幕')
  for (const more of screen.queryAllByRole('button', { name: /^更多 ./ })) fireEvent.click(more)
  expect(screen.queryByRole('button', { name: /^转办 ./ })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: '转办' })).toBeNull()
})

test('edits and resubmits a returned request', async () => {
  const task = await claimed('墨盒')
  const findFirstTaskId = async () => (await client.call(work.todoList, { current: 1, size: 1 })).records[0]?.taskId ?? ''
  await client.call(work.returnTask, { taskId: await findFirstTaskId(), nodeId: 'start', comment: '金额有误' })
  const { user, notices } = open(`/work/process/expense/handle/${await findFirstTaskId()}/${task?.processInstanceId}/${task?.businessId}`)
  const amount = await screen.findByLabelText<HTMLInputElement>(/^金额/)
  expect(amount.value).toBe('88')
  await user.clear(amount)
  await user.type(amount, '66')
  await user.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  expect(await client.call(flowForm.request, { businessId: task?.businessId ?? '' })).toMatchObject({
    returned: false,
    values: { amount: '66.00' },
  })
})

test('calls an instance after its process and its initiator, not after a key', async () => {
  const { user } = open('/flow/follow')
  const [follow] = await screen.findAllByRole('button', { name: /^跟踪 请假流程 · \S+$/ })
  await user.click(follow as HTMLElement)
  expect(await screen.findByRole('dialog', { name: /^跟踪 请假流程 · \S+$/ })).toBeTruthy()
})
