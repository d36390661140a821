import { chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { flowFollow, flowManager, work } from '@jwsk/sdk/flow'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { flow } from './plugin'

const { client } = startPlatform()

const open = (path: string) => renderScreen(flow, { path, client, permissions: flow.permissions })
const inDialog = async () => within(await screen.findByRole('dialog'))

test('moves checked requests to another version', async () => {
  const { records } = await client.call(flowManager.page, { current: 1, size: 50, key: 'leave' })
  const target = records.find(({ version }) => version === 2)
  const { user } = open('/flow/manager')
  const row = (await screen.findAllByRole('row', { name: /leave/ })).find((found) => within(found).queryByText('2'))
  const button = within(row as HTMLElement).queryByRole('button', { name: /^迁移申请/ })
  if (!button) await user.click(within(row as HTMLElement).getByRole('button', { name: /^更多/ }))
  await user.click(button ?? (await screen.findByRole('menuitem', { name: '迁移申请' })))
  const dialog = await inDialog()
  const list = within(await dialog.findByRole('list', { name: '运行中的申请' }))
  const [first] = list.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).disabled)
  await user.click(first as HTMLElement)
  await user.click(dialog.getByRole('button', { name: '迁移' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const running = (await client.call(flowFollow.page, { current: 1, size: 50 })).records
  expect(running.filter(({ processDefinitionId }) => processDefinitionId === target?.id)).toHaveLength(1)
})

test('shows how many tasks a hand-over moves', async () => {
  const { user } = open('/flow/follow')
  await user.click(await screen.findByRole('button', { name: '任务交接' }))
  const dialog = await inDialog()
  for (const [label, name] of [
    ['交出人', '管理员'],
    ['接手人', '宋审之'],
  ] as const) {
    await user.type(await dialog.findByRole('combobox', { name: label }), name)
    await user.click(await screen.findByRole('option', { name }))
  }
  const button = await screen.findByRole('button', { name: /^交接 \d+ 件$/ })
  const countTasks = async () => (await client.call(work.todoList, { current: 1, size: 1 })).total
  const before = await countTasks()
  const count = Number.parseInt(button.textContent?.replace(/\D/g, '') ?? '', 10)
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await countTasks()).toBe(before - count)
})

test('shows the slowest steps and the processes', async () => {
  open('/flow/statistics')
  const steps = within(await screen.findByRole('table', { name: '各步骤' }))
  expect(steps.getAllByRole('row').length).toBeGreaterThan(2)
  await chooseOption(screen, '流程', '报销流程')
  await waitFor(() => expect(within(screen.getByRole('table', { name: '各流程' })).getAllByRole('row')).toHaveLength(2))
})
