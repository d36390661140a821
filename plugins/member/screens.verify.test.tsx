import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { userCarNumber, userOrder } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { member } from './plugin'

const { client } = startPlatform()

const verbs = ['view', 'verify', 'refund', 'refund_apply', 'cancel']
const permissions = verbs.map((verb) => `user_order_${verb}`)

async function findOrder(orderStatus: number) {
  const { records } = await client.call(userOrder.page, { orderStatus, size: 1 })
  const [order] = records
  if (!order?.orderNo || !order.id) throw new Error(`no order with status ${orderStatus}`)
  return order
}

async function openOrder(orderNo: string) {
  const rendered = renderScreen(member, { path: `/biz/userOrder?orderNo=${orderNo}`, client, permissions })
  await chooseAction('票与经过')
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}

test('redeems a ticket and records it in the history of the order', async () => {
  const { orderNo = '' } = await findOrder(1)
  const { user, dialog, notices } = await openOrder(orderNo)
  const [use] = await dialog.findAllByRole('button', { name: /^核销 8/ })
  if (!use) throw new Error('no ticket to use')
  await user.click(use)
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ severity: 'success', text: expect.stringMatching(/^票 8\d+ 已核销$/) }))
  const history = within(dialog.getByRole('list', { name: '订单经过' }))
  await history.findByText('核销')
})

test('rejects a refund with a reason', async () => {
  const { orderNo = '', id = '' } = await findOrder(5)
  const { user, dialog } = await openOrder(orderNo)
  await user.click(await dialog.findByRole('switch', { name: /同意退款/ }))
  await user.type(dialog.getByLabelText(/原因或意见/), '票已检')
  await user.click(dialog.getByRole('button', { name: '提交审核结果' }))
  await waitFor(async () => expect((await client.call(userOrder.detail, { id }))?.orderStatus).not.toBe(5))
  await within(dialog.getByRole('list', { name: '订单经过' })).findByText('拒绝退款')
})

test('validates plate and phone; one default car per owner', async () => {
  const { records } = await client.call(userCarNumber.page, { status: 1, size: 200 })
  const usual = records.find(({ defaultFlag }) => defaultFlag === 2)
  const { id = '', userId = '', plateNo = '' } = usual ?? {}
  const codes = ['user_car_number_edit']
  const open = (language: 'zh-cn' | 'en') =>
    renderScreen(member, { path: `/biz/userCarNumber?plateNo=${plateNo}&edit=${id}`, client, permissions: codes, language })

  const english = open('en')
  const form = within(await screen.findByRole('dialog'))
  const plate = await form.findByRole('textbox', { name: /^Plate/ })
  await english.user.clear(plate)
  await english.user.type(plate, '浙A12')
  await english.user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Please enter a valid plate number, e.g. 浙A12345 or 浙AD12345')).toBeTruthy()
  english.unmount()

  const { user, notices } = open('zh-cn')
  const dialog = within(await screen.findByRole('dialog'))
  const phone = await dialog.findByRole('textbox', { name: /手机号/ })
  await user.clear(phone)
  await user.type(phone, '1380013')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('手机号码长度不是11位')).toBeTruthy()
  await user.type(phone, '8000')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['更新成功']))

  await expect(client.call(userCarNumber.submit, { plateNo, userId })).rejects.toThrow('该用户已绑定此车牌')
  await client.call(userCarNumber.submit, { plateNo: '浙A0K0K0', userId, defaultFlag: 2 })
  expect(await client.call(userCarNumber.detail, { id })).toMatchObject({ phone: '13800138000', defaultFlag: 1 })
})
