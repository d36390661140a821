import type { Browser, Page } from '@playwright/test'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import type { Platform } from './support/platform'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

const daySeconds = 86_400
const zoneOffsetSeconds = 8 * 3600

/** Advances the clock to 10:00 in the platform's time zone, so that the story ends on the same day. */
const advanceToMorning = (platform: Platform) => {
  const sinceMidnight = (Math.floor(Date.now() / 1000) + zoneOffsetSeconds) % daySeconds
  return platform.advanceClock((10 * 3600 - sinceMidnight + daySeconds) % daySeconds)
}

const sizes = [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone of 390 px', viewport: { width: 390, height: 844 } },
] as const

/** Opens a page in a new browser context, i.e. without a session. */
async function openVisitor(browser: Browser, baseURL: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL, viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  return context.newPage()
}

/** Reads the current figures of the wallboard. */
async function readFigures(wallboard: Page) {
  await wallboard.goto('/parkingPortal')
  await expect(wallboard.getByText('实时', { exact: true })).toBeVisible()
  const read = async (label: string) => {
    const text = await wallboard.locator('.wallboard-total', { hasText: label }).locator('dd').first().innerText()
    return Number(text.replaceAll(',', ''))
  }
  return {
    left: await read('剩余车位'),
    entered: await read('今日入场'),
    departed: await read('今日出场'),
    income: await read('今日停车收入'),
  }
}

for (const { name, viewport } of sizes)
  test(`a visit ${name} goes from reservation to invoice and wallboard`, async ({ browser, platform }) => {
    test.setTimeout(180_000)
    await advanceToMorning(platform)
    const [wallboard, officer, cashier] = await Promise.all([
      openVisitor(browser, platform.url, viewport),
      openVisitor(browser, platform.url, viewport),
      openVisitor(browser, platform.url, viewport),
    ])
    const before = await readFigures(wallboard)

    await signIn(officer)
    const reserves = listScreen(officer)
    await reserves.open('/biz/parkingLotReserve?reserveStatus=0')
    const plate = (await reserves.rows.first().locator('.kit-cell-name').innerText()).trim()
    await test.step('the reservation is approved and the car enters', async () => {
      await reserves.act('通过', plate)
      await reserves.agree('通过')
      await expect(reserves.row(plate)).toHaveCount(0)
      await reserves.open(`/biz/parkingLotReserve?reserveStatus=1&plateNo=${encodeURIComponent(plate)}`)
      await reserves.act('核验', plate)
      await reserves.agree('核验')
      await expect(reserves.row(plate)).toHaveCount(0)
      const parked = await readFigures(wallboard)
      expect(parked).toEqual({ ...before, left: before.left - 1, entered: before.entered + 1 })
    })

    // the first half hour is free, so two hours are charged
    await platform.advanceClock(140 * 60)
    await signIn(cashier, { account: 'cashier', password: 'cashier123' })
    const orders = listScreen(cashier)
    await orders.open(`/biz/parkingLotOrder?plateNo=${encodeURIComponent(plate)}`)
    const order = orders.rows.first()
    await orders.view(plate)
    const orderNo = /PK\d+/.exec(await orders.dialog.getByText(/PK\d+/).first().innerText())?.[0] ?? ''
    await cashier.keyboard.press('Escape')
    await orders.done()
    await test.step('the car leaves and the order is paid', async () => {
      await orders.act('结束停车', plate)
      await orders.agree(/结束停车|确定/)
      await expect(order).not.toContainText('停放中')
      await expect(order).toContainText('待支付')
      await orders.act('登记支付', plate)
      await chooseOption(orders.dialog.getByLabel('支付方式'), '微信')
      await orders.save()
      await orders.done()
      await expect(order).toContainText('已支付')
    })
    const paid = Number(/¥([\d.]+)/.exec(await order.innerText())?.[1])
    expect(paid).toBeGreaterThan(0)

    await test.step('a refund above the payment is rejected; half is refunded', async () => {
      await orders.act('退款', plate)
      await orders.dialog.getByLabel('退款金额').fill(String(paid + 1))
      await orders.dialog.getByLabel('退款原因').fill('临时有事，提前离场')
      await orders.save()
      await expect(cashier.getByText(/退款金额不能大于 /).first()).toBeVisible()
      await orders.dialog.getByLabel('退款金额').fill(String(paid / 2))
      await orders.save()
      await orders.done()
      await expect(order).toContainText('部分退款')
      await expect(orders.button(`删除 ${plate}`)).toHaveCount(0)
    })

    await test.step('the rest is invoiced', async () => {
      const invoices = listScreen(cashier)
      await invoices.open('/biz/invoiceApply')
      await invoices.button('新增').click()
      const { dialog } = invoices
      await chooseOption(dialog.getByLabel('发票类型'), '增值税电子普通发票')
      await chooseOption(dialog.getByLabel('业务类型'), '停车')
      await dialog.getByLabel('关联订单').fill(orderNo)
      await cashier.getByRole('option', { name: new RegExp(orderNo) }).click()
      await expect(dialog.getByLabel('开票金额')).toHaveValue((paid / 2).toFixed(2))
      await chooseOption(dialog.getByLabel('抬头类型'), '个人/非企业单位')
      await dialog.getByRole('textbox', { name: /^抬头/ }).fill('来访者甲')
      await dialog.getByLabel('联系电话').fill('13800000000')
      await dialog.getByLabel('接收邮箱').fill('visitor@example.com')
      await invoices.save()
      await invoices.done()
      await invoices.open('/biz/invoiceApply?titleName=来访者甲')
      await invoices.act('开票', '来访者甲')
      await dialog.getByLabel('发票号码').fill('26337000000012345678')
      await dialog.getByLabel('开票时间').fill('2026-11-21T12:00:00')
      await dialog.getByLabel('电子发票').fill('https://invoice.example/26337000000012345678.pdf')
      await invoices.save()
      await invoices.done()
      await expect(invoices.row('来访者甲')).toContainText('已开票')
    })

    expect(await readFigures(wallboard)).toEqual({
      left: before.left,
      entered: before.entered + 1,
      departed: before.departed + 1,
      income: before.income + paid / 2,
    })
    await Promise.all([wallboard, officer, cashier].map((page) => page.context().close()))
  })
