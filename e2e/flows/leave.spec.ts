import { expect, test } from '../support/flow'
import { listScreen } from '../support/list-screen'

test('a leave request is running once started', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/work/start')
  await screen.act('发起', '请假流程')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^审批人/ }).press('ArrowDown')
  await page.getByRole('option').filter({ hasNotText: '管理员' }).first().click()
  await page.getByLabel(/^开始时间/).fill('2027-03-01 08:30')
  await page.getByLabel(/^结束时间/).fill('2027-03-02 17:30')
  await page.getByLabel(/^请假理由/).fill('探亲')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(screen.row('探亲')).toContainText('进行中')
})
