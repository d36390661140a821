import { chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const validTicket = '云栖湖核心景区成人票'
// its settlement price is missing
const invalidTicket = '竹径古村儿童票'

test('sets price and stock of a month and syncs again after an error', async ({ page }) => {
  test.setTimeout(180_000)
  const tickets = listScreen(page)
  const { dialog } = tickets
  const close = () => dialog.getByRole('button', { name: '关闭' }).first().click()
  await tickets.open('/biz/scenicSpotTicket')

  await test.step('every day of next month has a price of ¥128 and a stock of 600', async () => {
    await tickets.act('价格库存', validTicket)
    await dialog.getByRole('button', { name: '下个月' }).click()
    await dialog.getByRole('button', { name: '选择整月' }).click()
    await dialog.getByLabel('价格（元）').fill('128')
    await dialog.getByLabel('库存', { exact: true }).fill('600')
    await dialog.getByRole('button', { name: '应用到所选日期' }).click()
    const days = dialog.getByRole('cell').getByRole('button')
    await expect(days.first()).toContainText('¥128')
    const texts = await days.allInnerTexts()
    expect(texts.length).toBeGreaterThanOrEqual(28)
    expect(texts.filter((text) => !/¥128\s*余 ?\d+/.test(text))).toEqual([])
    await close()
  })

  const sync = async () => {
    for (const name of [validTicket, invalidTicket]) await tickets.row(name).getByRole('checkbox').check()
    await tickets.button('同步到OTA').click()
    await chooseOption(dialog.getByLabel('OTA平台'), '携程')
    await dialog.getByRole('button', { name: /^开始同步到OTA（2）/ }).click()
  }
  await test.step('one of two fails and shows the reason', async () => {
    await sync()
    await expect(dialog.getByRole('status')).toHaveText('成功 1 条，失败 1 条，共 2 条')
    await expect(dialog.getByRole('row').filter({ hasText: invalidTicket })).toContainText('本地门票未设置结算价')
    await expect(dialog.getByRole('button', { name: '重试失败的（1）' })).toBeVisible()
    await close()
  })

  await test.step('the ticket is corrected and both are synced', async () => {
    await tickets.act('编辑', invalidTicket)
    await dialog.getByLabel('结算价').fill('15')
    await tickets.save()
    await tickets.done()
    await tickets.open('/biz/scenicSpotTicket')
    await sync()
    await expect(dialog.getByRole('status')).toHaveText('成功 2 条，失败 0 条，共 2 条')
    await close()
  })

  const offers = listScreen(page)
  await offers.open(`/dp/otaPlatformTicket?otaProductName=${encodeURIComponent(`携程专享】${invalidTicket}`)}`)
  await expect(offers.rows).toHaveCount(1)
  await expect(offers.rows).toContainText('同步成功')
})
