import { chooseAction, chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { facility } from '@jwsk/sdk/dp'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { facility as plugin } from './plugin'

const { client } = startPlatform()

const permissions = [...plugin.permissions, ...['add', 'edit', 'view', 'delete'].map((verb) => `facility_${verb}`)]

/** Opens an action of a facility. */
async function act(facilityCode: string, name: string) {
  const rendered = renderScreen(plugin, { path: `/dp/facility?facilityCode=${facilityCode}`, client, permissions })
  await chooseAction(name)
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}

const someFacility = async () => {
  const { records } = await client.call(facility.page, { facilityStatus: 1, size: 1 })
  return records[0] ?? { id: '', facilityCode: '', facilityName: '' }
}

test('records a repair with its cost and sets the status', async () => {
  const { id = '', facilityCode } = await someFacility()
  const { user, dialog, notices } = await act(facilityCode, '报修')
  await user.type(dialog.getByLabelText(/故障说明/), '水泵异响')
  await user.type(dialog.getByLabelText(/维修费用/), '320.5')
  await chooseOption(dialog, /状态/, '维修中')
  await user.click(dialog.getByRole('button', { name: '报修' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
  expect(await client.call(facility.detail, { id })).toMatchObject({ facilityStatus: 3 })
  expect((await client.call(facility.repairList, { facilityId: id }))[0]).toMatchObject({ faultContent: '水泵异响', cost: '320.50' })
})

test('lists repairs with their costs, latest first', async () => {
  const { id = '', facilityCode } = await someFacility()
  const fault = { facilityId: id, repairContent: '已修', repairUser: '周师傅', facilityStatus: 1 }
  await client.call(facility.repair, { ...fault, faultContent: '水泵异响', repairTime: '2026-01-02 09:00:00', cost: '300' })
  await client.call(facility.repair, { ...fault, faultContent: '门锁松动', repairTime: '2026-02-02 09:00:00', cost: '20.5' })
  const repairs = await client.call(facility.repairList, { facilityId: id })
  const { dialog } = await act(facilityCode, '维修记录')
  const list = await dialog.findByRole('list', { name: '维修记录' })
  expect([...list.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(
    repairs.map(({ faultContent }) => faultContent),
  )
  const cents = repairs.reduce((sum, { cost }) => sum + Math.round(Number(cost) * 100), 0)
  expect(dialog.getByText('维修费用合计').parentElement?.textContent?.replaceAll(',', '')).toContain((cents / 100).toFixed(2))
})

test('prints the label alone, with name, number and QR code', async () => {
  const { facilityCode, facilityName } = await someFacility()
  const printed: string[] = []
  vi.stubGlobal('print', () => printed.push(document.querySelector('.kit-print')?.textContent ?? ''))
  const { user, dialog } = await act(facilityCode, '二维码')
  expect((await dialog.findByRole('img')).getAttribute('aria-label')).toContain(facilityCode)
  await user.click(dialog.getByRole('button', { name: '打印标签' }))
  expect(printed).toHaveLength(1)
  expect(printed[0]).toContain(facilityName)
  expect(printed[0]).toContain(facilityCode)
  expect(document.querySelector('.kit-print')).toBeNull()
  vi.unstubAllGlobals()
})
