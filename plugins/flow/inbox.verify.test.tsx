import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { formatDateTime } from '@jwsk/sdk'
import { flowDelegation, flowForm, work } from '@jwsk/sdk/flow'
import { user as users } from '@jwsk/sdk/system'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { flow } from './plugin'

const { client } = startPlatform()

const open = () => renderScreen(flow, { path: '/work/todo', client, permissions: flow.permissions })

/** Starts expenses that the current user has claimed, in this order. */
async function claim(...reasons: readonly string[]) {
  const [definition] = (await client.call(work.startList, { current: 1, size: 50, name: '报销' })).records
  for (const reason of reasons) {
    const values = { category: '办公费', amount: '88', reason }
    await client.call(flowForm.startProcess, { processDefinitionId: definition?.id ?? '', values })
    const { records } = await client.call(work.claimList, { current: 1, size: 50 })
    const task = records.find(({ summary }) => summary?.endsWith(reason))
    await client.call(work.claimTask, { taskId: task?.taskId ?? '' })
  }
}
const findPanel = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const isApproved = async (reason: string) =>
  (await client.call(work.doneList, { current: 1, size: 50 })).records.some(({ summary }) => summary?.endsWith(reason))

const findTask = (reason: string) => screen.findByRole('button', { name: `办公费 · 88 · ${reason}` })
/** Lists the tasks in the order of the list. */
const getReasons = () => screen.getAllByRole('button', { name: /^办公费 · 88 · .$/ }).map(({ textContent }) => textContent?.at(-1) ?? '')
const getNeighbor = (reason: string) => {
  const reasons = getReasons()
  const at = reasons.indexOf(reason)
  return { previous: reasons[at - 1], next: reasons[at + 1] }
}

test('decides on a task next to the list and opens the next one', async () => {
  await claim('甲', '乙', '丙')
  const { user } = open()
  await user.click(await findTask('乙'))
  const panel = await findPanel(/88 · 乙/)
  expect(panel.getAllByText('¥88.00').length).toBeGreaterThan(0)
  const { next } = getNeighbor('乙')
  await user.type(panel.getByLabelText('批复意见'), '同意乙')
  await user.click(panel.getByRole('button', { name: '同意' }))
  expect(await findPanel(new RegExp(`88 · ${next}`))).toBeTruthy()
  expect(await isApproved('乙')).toBe(true)
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('已同意：办公费 · 88 · 乙。 下一件：'))).toBe(true)
})

test('steps, approves and rejects by keys', async () => {
  await claim('丁', '戊', '己')
  const { user } = open()
  await findTask('戊')
  const middle = getReasons()[1] ?? ''
  const { previous, next } = getNeighbor(middle)
  await user.click(await findTask(previous ?? ''))
  await findPanel(new RegExp(`88 · ${previous}`))
  await user.keyboard('j')
  await findPanel(new RegExp(`88 · ${middle}`))
  await user.keyboard('k')
  const panel = await findPanel(new RegExp(`88 · ${previous}`))
  await user.type(panel.getByLabelText('批复意见'), 'jar')
  expect(panel.getByLabelText<HTMLTextAreaElement>('批复意见').value).toBe('jar')
  await user.tab()
  await user.keyboard('a')
  await findPanel(new RegExp(`88 · ${middle}`))
  expect(await isApproved(previous ?? '')).toBe(true)
  await user.keyboard('r')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '驳回' }))
  await findPanel(new RegExp(`88 · ${next}`))
  expect(await isApproved(middle)).toBe(true)
})

const day = 86_400_000

test('shows the counts and the own delegation', async () => {
  const { records } = await client.call(users.page, { current: 1, size: 20, realName: '宋审之' })
  await client.call(flowDelegation.submit, {
    userId: records[0]?.id ?? '',
    startTime: formatDateTime(new Date(Date.now() - day)),
    endTime: formatDateTime(new Date(Date.now() + day)),
  })
  open()
  expect(await screen.findByText(/全部流程的新任务由宋审之代理/)).toBeTruthy()
  expect(within(await screen.findByRole('list', { name: '待办统计' })).getByText(/^共 \d+ 件待办$/)).toBeTruthy()
})
