import { chooseAction, chooseOption, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { invoiceApply, userOrder } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { invoice } from './plugin'

const { network, client } = startPlatform()

const permissions = [
  ...invoice.permissions,
  ...['invoice_apply', 'invoice_title'].flatMap((prefix) => ['add', 'edit', 'view', 'delete'].map((verb) => `${prefix}_${verb}`)),
]

/** Opens an action of the application with this number. */
async function act(applyNo: string, name: string) {
  const rendered = renderScreen(invoice, { path: `/biz/invoiceApply?applyNo=${applyNo}`, client, permissions })
  await chooseAction(name)
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}
const findApplyNo = async (applyStatus: number) => {
  const { records } = await client.call(invoiceApply.page, { applyStatus, size: 1 })
  return records[0]?.applyNo ?? 'none'
}

test('shows the PDF of an issued invoice in a frame', async () => {
  const opened: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:test-${opened.push(file)}`, revokeObjectURL: () => undefined }),
  )
  const applyNo = await findApplyNo(1)
  const { dialog } = await act(applyNo, '电子发票')
  const sheet = await dialog.findByTitle(/^发票 /)
  expect(sheet.getAttribute('src')).toBe('blob:test-1')
  expect(opened[0]?.type).toBe('application/pdf')
  vi.unstubAllGlobals()
})

test('does not show an HTML page sent instead of the PDF', async () => {
  network.server.use(http.get('*/invoiceApply/invoice-file', () => HttpResponse.html('<script>alert(1)</script>')))
  const { dialog } = await act(await findApplyNo(1), '电子发票')
  await dialog.findByText('电子发票没有加载出来')
  expect(document.querySelector('iframe')).toBeNull()
  network.server.resetHandlers()
})

test('requires a reason for a rejection and stores it', async () => {
  const applyNo = await findApplyNo(0)
  const { user, dialog, notices } = await act(applyNo, '驳回')
  await user.click(dialog.getByRole('button', { name: '驳回' }))
  await dialog.findByText(/请输入.*驳回原因/)
  await user.type(dialog.getByLabelText(/驳回原因/), '税号有误')
  await user.click(dialog.getByRole('button', { name: '驳回' }))
  await waitFor(() => expect(notices).toContainEqual({ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }))
  expect((await client.call(invoiceApply.page, { applyNo })).records).toMatchObject([{ applyStatus: 2, rejectReason: '税号有误' }])
})

test('asks companies for a tax number, but not individuals', async () => {
  const { user } = renderScreen(invoice, { path: '/biz/invoiceTitle', client, permissions })
  await user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await chooseOption(dialog, /抬头类型/, '个人/非企业单位')
  await waitFor(() => expect(dialog.queryByLabelText(/税号/)).toBeNull())
  await chooseOption(dialog, /抬头类型/, '企业单位')
  await user.type(await dialog.findByLabelText(/税号/), '123')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await dialog.findByText(/税号.*(位|格式|不正确)|(位|格式|不正确).*税号/)
})

test('selected orders fill in the amount and the payer', async () => {
  const page = await client.call(userOrder.page, { orderStatus: 3, orderType: 1, size: 50 })
  const records = page.records.filter(({ userName }) => userName).slice(0, 2)
  const [first, second] = records.map(({ orderNo = '' }) => orderNo)
  const { user } = renderScreen(invoice, { path: '/biz/invoiceApply', client, permissions })
  await user.click((await screen.findAllByRole('button', { name: '新增' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await chooseOption(dialog, '业务类型', '门票')
  const box = await dialog.findByRole('combobox', { name: /关联订单/ })
  for (const orderNo of [first, second]) {
    await user.type(box, orderNo ?? '')
    await user.click(await dialog.findByRole('option', { name: new RegExp(`^${orderNo} .+`) }))
    await user.clear(box)
  }
  const total = records.reduce((sum, { payAmount, refundAmount }) => sum + Number(payAmount) - Number(refundAmount ?? 0), 0)
  await waitFor(() => expect(dialog.getByLabelText(/开票金额/)).toHaveProperty('value', total.toFixed(2)))
  expect(dialog.getByLabelText(/联系电话/)).toHaveProperty('value', records[0]?.contactPhone)
  expect(dialog.getByRole('combobox', { name: /申请人/ })).toHaveProperty('value', records[0]?.userName)
})
