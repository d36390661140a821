import { renderScreen, typeDate } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLotOrder, parkingLotReserve, parkingLotWhitelist } from '@jwsk/sdk/biz'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { splitMinutes } from './fields/parking-duration'
import texts from './locales/zh-cn'
import { parking } from './plugin'

const { client, getCalls } = startPlatform()

const open = (path: string) => renderScreen(parking, { path, client, permissions: parking.permissions })
const inDialog = async () => within(await screen.findByRole('dialog'))

test('extends an entry to a later day only', async () => {
  const { records } = await client.call(parkingLotWhitelist.page, { current: 1, size: 1, status: 1 })
  const entry = records[0]
  const { user } = open(`/biz/parkingLotWhitelist?plateNo=${entry?.plateNo}`)
  await user.click(await screen.findByRole('button', { name: `续期 ${entry?.plateNo}` }))
  const dialog = await inDialog()
  await typeDate(dialog, /失效时间/, '2020-01-01 00:00')
  await user.click(dialog.getByRole('button', { name: '续期' }))
  expect(await dialog.findByText('失效时间必须晚于当前失效时间')).toBeTruthy()
  await typeDate(dialog, /失效时间/, '2031-05-06 07:08')
  await user.click(dialog.getByRole('button', { name: '续期' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await client.call(parkingLotWhitelist.detail, { id: entry?.id ?? '' }))?.endTime).toBe('2031-05-06 07:08:00')
})

test('rejects a reservation once, with a required reason', async () => {
  const { records } = await client.call(parkingLotReserve.page, { current: 1, size: 1, reserveStatus: 0 })
  const [reserve] = records
  const { user } = open(`/biz/parkingLotReserve?reserveNo=${reserve?.reserveNo}`)
  await user.click(await screen.findByRole('button', { name: `驳回 ${reserve?.plateNo}` }))
  const dialog = await inDialog()
  await user.click(dialog.getByRole('button', { name: '驳回' }))
  expect(await dialog.findByText('请输入审核意见')).toBeTruthy()
  await user.type(dialog.getByLabelText(/审核意见/), '当日车位已满')
  await user.click(dialog.getByRole('button', { name: '驳回' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const after = await client.call(parkingLotReserve.detail, { id: reserve?.id ?? '' })
  expect(after).toMatchObject({ reserveStatus: 6, auditRemark: '当日车位已满' })
  await expect(client.call(parkingLotReserve.audit, { id: reserve?.id ?? '', auditStatus: 1 })).rejects.toThrow('当前记录已审核')
})

test('warns before verifying a reservation of another day', async () => {
  const { records } = await client.call(parkingLotReserve.page, { current: 1, size: 100, reserveStatus: 1 })
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date())
  const other = records.find(({ reserveDate }) => reserveDate !== today)
  const { user } = open(`/biz/parkingLotReserve?reserveNo=${other?.reserveNo}`)
  await user.click(await screen.findByRole('button', { name: `核验 ${other?.plateNo}` }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('预约日期不是今天，请确认车辆确已到场。')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '取消' }))
  cleanup()
  const [near] = (await client.call(parkingLotReserve.page, { current: 1, size: 1, reserveStatus: 0 })).records
  if (!near) throw new Error('no booking waits')
  const { id = '', parkingLotId, contactName, contactPhone, plateNo } = near
  const hours = { startTime: `${today} 00:01:00`, endTime: `${today} 23:59:00` }
  await client.call(parkingLotReserve.submit, { id, parkingLotId, contactName, contactPhone, plateNo, reserveDate: today, ...hours })
  await client.call(parkingLotReserve.audit, { id, auditStatus: 1 })
  const reopened = open(`/biz/parkingLotReserve?reserveNo=${near.reserveNo}`)
  await reopened.user.click(await screen.findByRole('button', { name: `核验 ${near.plateNo}` }))
  const plain = within(await screen.findByRole('alertdialog'))
  expect(plain.queryByText('预约日期不是今天，请确认车辆确已到场。')).toBeNull()
})

test('defaults a refund to the amount paid; free stays have none', async () => {
  const { records } = await client.call(parkingLotOrder.page, { current: 1, size: 500, orderStatus: 2 })
  const free = records.find(({ payAmount }) => Number(payAmount) === 0)
  const paid = records.find(({ payStatus, payAmount }) => payStatus === 1 && Number(payAmount) > 0)
  expect(free && paid).toBeTruthy()
  const { user } = open(`/biz/parkingLotOrder?orderNo=${paid?.orderNo}`)
  await user.click(await screen.findByRole('button', { name: `退款 ${paid?.plateNo}` }))
  const amount = await (await inDialog()).findByLabelText<HTMLInputElement>(/退款金额/)
  expect(Number(amount.value)).toBe(Number(paid?.payAmount))
  const form = await inDialog()
  for (const label of ['实付金额', '可退余额']) expect(form.getByText(label).nextElementSibling?.textContent).toContain(paid?.payAmount)
  await user.clear(amount)
  await user.type(amount, String(Number(paid?.payAmount) + 1))
  await user.type(form.getByLabelText(/退款原因/), '重复缴费')
  await user.click(form.getByRole('button', { name: '退款' }))
  expect(await form.findByText(`退款金额不能大于 ${paid?.payAmount}`)).toBeTruthy()
  expect(getCalls('/parkingLotOrder/refund')).toEqual([])
  cleanup()
  open(`/biz/parkingLotOrder?orderNo=${free?.orderNo}`)
  await screen.findByText(free?.plateNo ?? '-')
  expect(screen.queryByRole('button', { name: /^退款/ })).toBeNull()
})

test('shows what was refunded next to the payment status', async () => {
  const [order] = (await client.call(parkingLotOrder.page, { current: 1, size: 1, payStatus: 4 })).records
  open(`/biz/parkingLotOrder?orderNo=${order?.orderNo}`)
  const status = await screen.findByText('部分退款', { selector: 'td *' })
  expect(status.closest('td')?.textContent).toContain(`¥${order?.refundAmount}`)
})

test('validates free spaces against the total before sending', async () => {
  const { user } = renderScreen(parking, { path: '/biz/parkingLot', client, permissions: ['parking_lot_edit'], language: 'en' })
  await user.click((await screen.findAllByRole('button', { name: /^Edit (?!selected)/ }))[0] ?? document.body)
  const dialog = await inDialog()
  const left = await dialog.findByLabelText(/^Free spaces/)
  await user.clear(left)
  await user.type(left, '99999')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const note = await dialog.findByText(/not more than “/)
  expect(left.getAttribute('aria-describedby')).toContain(note.id)
  expect(getCalls('/parkingLot/submit')).toEqual([])
})

test('shows the elapsed time of a running stay, else the final minutes', async () => {
  const { records } = await client.call(parkingLotOrder.page, { current: 1, size: 1, orderStatus: 0 })
  const [order] = records
  const { unmount } = open(`/biz/parkingLotOrder?plateNo=${order?.plateNo}&orderStatus=0`)
  expect((await screen.findAllByText(/^已停 (\d+ 天 )?(\d+ 小时)?( ?\d+ 分)?$/)).length).toBeGreaterThan(0)
  unmount()
  const left = await client.call(parkingLotOrder.page, { current: 1, size: 1, orderStatus: 2 })
  open(`/biz/parkingLotOrder?orderNo=${left.records[0]?.orderNo}`)
  const { form, ...counts } = splitMinutes(left.records[0]?.parkMinutes ?? 0)
  const { lasted } = texts
  const label = Object.entries(counts).reduce((text, [unit, count]) => text.replace(`{{${unit}}}`, String(count)), lasted[form])
  expect(await screen.findByRole('cell', { name: label })).toBeTruthy()
  expect(screen.queryByText(/^已停/)).toBeNull()
})
