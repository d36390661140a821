import { chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { waterSportTicket } from '@jwsk/sdk/biz'
import { otaPlatform, otaPlatformTicket } from '@jwsk/sdk/dp'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ota } from './plugin'

const { client } = startPlatform()

const verbs = ['add', 'edit', 'view', 'delete', 'sync', 'enable', 'price', 'test']
const permissions = verbs.flatMap((verb) => [`ota_platform_${verb}`, `ota_platform_ticket_${verb}`])

test('syncs tickets one by one and retries failed ones', async () => {
  const { records } = await client.call(otaPlatform.page, { status: 1, size: 1 })
  const platform = records[0]
  const { user } = renderScreen(ota, { path: `/dp/otaPlatformTicket?otaPlatformId=${platform?.id}`, client, permissions })
  await user.click(await screen.findByRole('checkbox', { name: /全选|本页/ }))
  await client.call(otaPlatform.changeStatus, { ids: platform?.id ?? '', status: 0 })
  await user.click(await screen.findByRole('button', { name: '同步' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: /^开始同步/ }))
  const retryButton = await dialog.findByRole('button', { name: /^重试失败的/ })
  expect(dialog.getAllByText('OTA平台已停用').length).toBeGreaterThan(0)
  await client.call(otaPlatform.changeStatus, { ids: platform?.id ?? '', status: 1 })
  await user.click(retryButton)
  await waitFor(() => expect(dialog.getByRole('status').textContent).not.toMatch(/成功 0 条/))
})

test('sells tickets of water sports and of scenic spots', async () => {
  const { user, notices } = renderScreen(ota, { path: '/dp/otaPlatformTicket', client, permissions })
  const { records } = await client.call(waterSportTicket.page, { size: 1 })
  await user.click((await screen.findAllByRole('button', { name: /^编辑/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await chooseOption(dialog, '请选择', '水上')
  const box = await dialog.findByRole('combobox', { name: /本地门票/ })
  await user.type(box, records[0]?.ticketName ?? '')
  await user.click((await screen.findAllByRole('option', { name: new RegExp(records[0]?.ticketName ?? '-') }))[0] as HTMLElement)
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['更新成功']))
  const first = (await client.call(otaPlatformTicket.page, { size: 1 })).records[0]
  expect(first).toMatchObject({ ticketKind: 2, ticketId: records[0]?.id })
})
