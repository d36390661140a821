import { signIn } from '../scripts/lib/sign-in.mjs'
import { chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const merchant = '山泉面馆刘先生'
const contract = 'HT-STORY-2'
const daySeconds = 86_400

/** Formats the date that is `offset` days from now in the platform's time zone. */
const day = (offset: number) => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(Date.now() + offset * daySeconds * 1000)

test('a merchant applies, signs a contract, pays and is reminded', async ({ page, platform }) => {
  test.setTimeout(180_000)
  const screen = listScreen(page)
  const { dialog } = screen
  const applies = `/biz/shopApply?applicantName=${encodeURIComponent(merchant)}`

  let vacant = ''

  await test.step('staff enter the application', async () => {
    await screen.open('/biz/shop?status=0')
    vacant = (await screen.rows.first().locator('.kit-cell-name').innerText()).trim()
    await screen.open('/biz/shopApply')
    await screen.button('新增').click()
    await chooseOption(dialog.getByLabel('申请人类型'), '个人')
    await dialog.getByRole('textbox', { name: /^申请人\/企业/ }).fill(merchant)
    await dialog.getByRole('textbox', { name: /^联系人/ }).fill('刘先生')
    await dialog.getByRole('textbox', { name: /^联系电话/ }).fill('13800000000')
    const shop = dialog.getByRole('combobox', { name: /^意向商铺/ })
    await shop.fill(vacant)
    await page.getByRole('option', { name: vacant, exact: true }).click()
    await dialog.getByRole('textbox', { name: /^经营范围/ }).fill('面食')
    await screen.save()
    await screen.done()
  })

  await test.step('it is rejected with a remark, corrected, resubmitted and approved', async () => {
    await screen.open(applies)
    await screen.act('驳回', merchant)
    await screen.save()
    await expect(dialog.getByText(/请输入.*审核意见/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /^审核意见/ }).fill('请写明经营品类')
    await screen.save()
    await screen.done()
    await expect(screen.row(merchant)).toContainText('审核驳回')
    await screen.act('进度', merchant)
    await expect(dialog.getByRole('list', { name: '办理经过' })).toContainText('请写明经营品类')
    await dialog.getByRole('button', { name: '关闭' }).first().click()
    await screen.act('编辑', merchant)
    await dialog.getByRole('textbox', { name: /^经营范围/ }).fill('面食、凉菜、饮料')
    await screen.save()
    await screen.done()
    await expect(screen.row(merchant)).toContainText('待审核')
    await screen.act('通过', merchant)
    await screen.agree('通过')
    await expect(screen.row(merchant)).toContainText('审核通过')
  })

  await test.step('it becomes a contract, which is approved and takes effect', async () => {
    await screen.act('签合同', merchant)
    await expect(dialog.getByRole('textbox', { name: /^乙方/ })).toHaveValue(merchant)
    await dialog.getByRole('textbox', { name: /^合同编号/ }).fill(contract)
    await dialog.getByRole('textbox', { name: /^甲方/ }).fill('云栖湖文旅集团有限公司')
    await dialog.getByLabel('签订日期').fill(day(0))
    const term = dialog.getByRole('group', { name: /^租期/ }).locator('input')
    await term.first().fill(day(0))
    await term.last().fill(day(364))
    await dialog.getByRole('textbox', { name: /^月租金/ }).fill('3000')
    await dialog.getByRole('textbox', { name: /^合同总额/ }).fill('36000')
    await chooseOption(dialog.getByLabel('缴费周期'), '月')
    await screen.save()
    await screen.done()
    await expect(screen.row(merchant)).toBeVisible()
    await screen.open(`/biz/shopContract?contractNo=${contract}`)
    await screen.act('提交审核', vacant)
    await screen.agree('提交审核')
    await screen.act('通过', vacant)
    await screen.agree('通过')
    await expect(screen.row(contract)).toContainText('生效中')
  })

  const plan = dialog.getByRole('row').filter({ has: page.getByRole('cell') })
  const openPlan = async () => {
    await screen.open(`/biz/shopContract?contractNo=${contract}`)
    await screen.act('缴费计划', vacant)
    await expect(dialog.getByRole('list', { name: '办理经过' })).toContainText('起租')
  }
  await test.step('the payment plan is created and the first month is paid', async () => {
    await openPlan()
    // the list is there before it changes
    await expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'false')
    await dialog.getByRole('button', { name: '生成缴费计划' }).click()
    await expect(page.getByText(/^已生成 1[23] 期缴费单$/)).toBeVisible()
    // in the row, or in its menu where the columns leave no room
    const payItem = page.getByRole('menuitem', { name: '登记缴费' })
    const payButton = plan.first().getByRole('button', { name: /^登记缴费/ })
    const menuButton = plan.first().getByRole('button', { name: /^更多/ })
    await payButton.or(menuButton).first().click()
    await payItem
      .or(dialog.last().getByRole('textbox', { name: /^缴费金额/ }))
      .first()
      .waitFor()
    if (await payItem.isVisible()) await payItem.click()
    const payment = dialog.last()
    await payment.getByRole('textbox', { name: /^缴费金额/ }).fill('3000')
    await chooseOption(payment.getByLabel('支付方式'), '银行转账')
    await payment.getByLabel('缴费时间').fill(`${day(0)}T09:00:00`)
    await payment.getByRole('button', { name: '登记缴费', exact: true }).click()
    await expect(plan.first()).toContainText('已缴')
    await expect(plan.nth(1)).toContainText('待缴')
  })

  await test.step('the second payment is overdue and a reminder is sent', async () => {
    await platform.advanceClock(45 * daySeconds)
    // the session has expired after a month and a half
    await signIn(page)
    await screen.open(`/biz/shopPayment?merchantName=${encodeURIComponent(merchant)}&payStatus=3`)
    await expect(screen.rows).toHaveCount(1)
    await expect(screen.rows.first()).toContainText('逾期')
    const bill = (await screen.rows.first().locator('.kit-cell-name').innerText()).trim()
    await screen.act('催缴', bill)
    await screen.agree('催缴')
    await expect(page.getByText('操作成功!')).toBeVisible()
    await openPlan()
    await expect(plan.nth(1)).toContainText('逾期')
    await expect(plan.nth(1).getByRole('cell').filter({ hasText: /^1$/ }).last()).toBeVisible()
  })
})
