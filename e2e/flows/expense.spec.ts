import { countClicks } from '../support/clicks'
import { expect, test } from '../support/flow'
import { listScreen } from '../support/list-screen'

test('an expense is submitted and approved within twelve clicks', async ({ page }) => {
  await page.goto('/wel/index')
  const clicks = await countClicks(page)
  const screen = listScreen(page)
  const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const clickCount = await clicks.of(async () => {
    await page.getByRole('button', { name: '我的事务' }).click()
    await entry('发起事务').click()
    await screen.act('发起', '报销流程')
    // the labelled input is below the text that a user clicks
    const category = page.getByRole('combobox', { name: /^费用类别/ })
    await page.locator('.kit-dropdown').filter({ has: category }).click()
    await page.getByRole('option', { name: '差旅费' }).click()
    await page.getByLabel(/^金额/).fill('1280.50')
    await page.getByLabel(/^事由/).fill('赴杭州开会')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(screen.row('赴杭州开会')).toContainText('进行中')
    await entry('待签事务').click()
    await screen.act('签收', '差旅费 · 1280.50 · 赴杭州开会')
    await entry('待办事务').click()
    await screen.act('办理', '差旅费 · 1280.50 · 赴杭州开会')
    await page.getByRole('button', { name: '同意', exact: true }).click()
    await expect(screen.row('赴杭州开会')).toContainText('已结束')
  })
  expect(clickCount, 'counted by the page').toBeGreaterThan(5)
  expect(clickCount).toBeLessThanOrEqual(12)
})
