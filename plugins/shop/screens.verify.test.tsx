import { chooseAction, renderScreen, typeDate } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { shopApply, shopContract, shopPayment } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shop } from './plugin'

const { client } = startPlatform()

const prefixes = ['shop', 'shop_apply', 'shop_contract', 'shop_payment']
const permissions = [
  ...prefixes.flatMap((prefix) => ['add', 'edit', 'view', 'delete'].map((verb) => `${prefix}_${verb}`)),
  ...shop.permissions,
]

/** Opens an action of the first record. */
async function act(path: string, name: string) {
  const rendered = renderScreen(shop, { path, client, permissions })
  await chooseAction(name)
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}

test('creates a contract with the terms of an approved application', async () => {
  const { records } = await client.call(shopApply.page, { auditStatus: 1, size: 1 })
  const { applyNo = '', id = '', applicantName, shopId } = records[0] ?? {}
  const { user, dialog, notices } = await act(`/biz/shopApply?applyNo=${applyNo}`, '签合同')
  const value = async (name: RegExp) => (await dialog.findByLabelText<HTMLInputElement>(name)).value
  expect(await value(/乙方/)).toBe(applicantName)
  await user.type(dialog.getByLabelText(/合同编号/), 'HT-TEST-1')
  await user.type(dialog.getByLabelText(/甲方/), '云栖湖公司')
  for (const [name, text] of [
    [/月租金/, '1000'],
    [/合同总额/, '12000'],
  ] as const)
    await user.type(dialog.getByLabelText(name), text)
  await typeDate(dialog, /签订日期/, '2030-01-05')
  const term = within(dialog.getByRole('group', { name: /租期/ }))
  await typeDate(term, /^租期/, '2030-02-01')
  await typeDate(term, '结束', '2031-01-31')
  await user.click(dialog.getByRole('button', { name: '签合同' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
  const drawn = await client.call(shopContract.page, { applyId: id })
  expect(drawn.records).toMatchObject([{ contractNo: 'HT-TEST-1', shopId, partyB: applicantName, contractStatus: 0 }])
})

test('shows the timeline and plan of a contract, creates missing bills', async () => {
  const { records } = await client.call(shopContract.page, { contractStatus: 2, size: 1 })
  const { contractNo = '', id = '' } = records[0] ?? {}
  const bills = await client.call(shopPayment.page, { contractId: id, payStatus: 0, size: 100 })
  await client.call(shopPayment.remove, { ids: bills.records[0]?.id ?? '' })
  const { user, dialog, notices } = await act(`/biz/shopContract?contractNo=${contractNo}`, '缴费计划')
  await within(await dialog.findByRole('list', { name: '办理经过' })).findByText('起租')
  expect(dialog.getByText('逾期欠缴')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: '生成缴费计划' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '已生成 1 期缴费单' }))
  await user.click(dialog.getByRole('button', { name: '生成缴费计划' }))
  await waitFor(() => expect(notices.at(-1)).toEqual({ severity: 'success', text: '缴费计划已齐全，没有需要生成的' }))
})

test('shows the totals above the bills', async () => {
  const { overdueCount } = await client.call(shopPayment.summary)
  renderScreen(shop, { path: '/biz/shopPayment', client, permissions })
  const figure = (await screen.findByText('逾期笔数')).closest('div')
  await waitFor(() => expect(figure?.querySelector('dd')?.textContent).toBe(String(overdueCount)))
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5))
})
