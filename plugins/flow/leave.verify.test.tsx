import { renderScreen, typeDate } from '@jwsk/kit/testing'
import { createTestClient, startPlatform } from '@jwsk/mocks/testing'
import { leave } from '@jwsk/sdk/desk'
import { flowManager, work } from '@jwsk/sdk/flow'
import { user as users } from '@jwsk/sdk/system'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { flow } from './plugin'

const { client, getCalls } = startPlatform()

const open = (path: string) => renderScreen(flow, { path, client, permissions: flow.permissions })

async function definition() {
  const { records } = await client.call(work.startList, { current: 1, size: 50 })
  return records.find(({ key }) => key === 'leave')?.id ?? ''
}

// bpmn-js logs errors, because jsdom measures no layout
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** Creates a colleague's leave request whose manager is the current user. */
async function requestLeave(reason: string) {
  const { userId = '', deptId = '' } = client.session.current()?.user ?? {}
  const members = await client.call(users.userList, { deptId: deptId.split(',')[0] ?? '' })
  const colleague = createTestClient()
  await colleague.session.signIn({ username: members.find(({ id }) => id !== userId)?.account ?? '', password: '123456' })
  const todo = async () => (await client.call(work.todoList, { current: 1, size: 100 })).records
  const known = new Set((await todo()).map(({ taskId }) => taskId))
  const times = { startTime: '2027-03-01 08:30:00', endTime: '2027-03-02 17:30:00' }
  await colleague.call(leave.startProcess, {
    processDefinitionId: await definition(),
    ...times,
    reason,
    taskUser: userId,
  })
  colleague.dispose()
  return (await todo()).find(({ taskId }) => !known.has(taskId))
}

// spec 2.12
test('starts the process in the address and requires a reason', async () => {
  const { user } = open(`/work/process/leave/form/${encodeURIComponent(await definition())}`)
  expect(await screen.findByRole('heading', { name: /请假/ })).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: /提交|发起/ }))[0] as HTMLElement)
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0))
  expect(getCalls('/leave/start-process')).toEqual([])
})

// spec 2.12
test('sends a leave request of the process in the address', async () => {
  const processDefinitionId = await definition()
  const { user, notices } = open(`/work/process/leave/form/${encodeURIComponent(processDefinitionId)}`)
  await typeDate(screen, /^开始时间/, '2027-03-01 08:30:00')
  await typeDate(screen, /^结束时间/, '2027-03-02 17:30:00')
  await user.type(screen.getByLabelText(/^请假理由/), '搬家')
  await user.click(await screen.findByLabelText(/^审批人/))
  await user.click((await within(await screen.findByRole('listbox')).findAllByRole('option'))[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  const [newest] = (await client.call(work.sendList, { current: 1, size: 1 })).records
  expect(newest?.processDefinitionId).toBe(processDefinitionId)
  expect(await client.call(leave.detail, { businessId: newest?.businessId ?? '' })).toMatchObject({
    startTime: '2027-03-01 08:30:00',
    endTime: '2027-03-02 17:30:00',
    reason: '搬家',
  })
})

test('rejects a leave request that ends before it starts', async () => {
  const { user } = open(`/work/process/leave/form/${encodeURIComponent(await definition())}`)
  await typeDate(screen, /^开始时间/, '2027-03-02 08:30:00')
  await typeDate(screen, /^结束时间/, '2027-03-01 17:30:00')
  await user.click(screen.getByRole('button', { name: '提交申请' }))
  expect(await screen.findByText('结束时间须晚于开始时间')).toBeTruthy()
  await typeDate(screen, /^开始时间/, '2027-03-01 08:30:00')
  await waitFor(() => expect(screen.queryByText('结束时间须晚于开始时间')).toBeNull())
})

// spec 2.13
test('shows and approves a leave request', async () => {
  const task = await requestLeave('探亲')
  const { user, notices } = open(`/work/process/leave/handle/${task?.taskId}/${task?.processInstanceId}/${task?.businessId}`)
  expect(await screen.findByText('探亲')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '同意' }))
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success' }))
  expect(await client.call(leave.detail, { businessId: task?.businessId ?? '' })).toMatchObject({ status: 2 })
})

// spec 2.14, 2.98, 2.99
test('shows a leave request with its progress, without a decision', async () => {
  const task = await requestLeave('婚礼')
  open(`/work/process/leave/detail/${task?.processInstanceId}/${task?.businessId}`)
  expect(await screen.findByText('婚礼')).toBeTruthy()
  await waitFor(() => expect(getCalls('/process/model-view').at(-1)?.searchParams.get('processInstanceId')).toBe(task?.processInstanceId))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull()
})

test.each(['handle', 'detail'])('the headline of a leave to %s is its length and its reason', async (page) => {
  const task = await requestLeave('搬家')
  const { taskId, processInstanceId, businessId } = task ?? {}
  const parts = page === 'handle' ? [taskId, processInstanceId, businessId] : [processInstanceId, businessId]
  open(`/work/process/leave/${page}/${parts.join('/')}`)
  expect(await screen.findByRole('heading', { level: 1, name: '2 天 搬家' })).toBeTruthy()
  expect(screen.getByText(/^\S+ · 请假流程 · .* 提交（.*前）$/)).toBeTruthy()
})

test('formats short durations and joins candidates as in Chinese', async () => {
  const task = await requestLeave('体检')
  open(`/work/process/leave/detail/${task?.processInstanceId}/${task?.businessId}`)
  expect(await screen.findByText(/耗时不到 1 分钟$/)).toBeTruthy()
  expect(screen.queryByText(/[\u4e00-\u9fff],[\u4e00-\u9fff]/)).toBeNull()
})

test('the button for a new model is in place of the add button', async () => {
  open('/flow/model')
  const begin = await screen.findByRole('button', { name: '创建模型' })
  expect(begin.closest('.kit-toolbar')).toBeNull()
})

// spec 2.98, 2.99
test('asks for the diagram of a deployed process by its definition', async () => {
  const [first] = (await client.call(flowManager.page, { current: 1, size: 1 })).records
  open('/flow/manager')
  fireEvent.click(await screen.findByRole('button', { name: first?.name ?? '' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(getCalls('/process/model-view').at(-1)?.searchParams.get('processDefinitionId')).toBe(first?.id))
})
