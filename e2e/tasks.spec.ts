import { chooseNode } from './support/choose-option'
import { countClicks } from './support/clicks'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

// each task starts on the home page, with its menu group still collapsed
test('nine everyday tasks stay within their click budgets', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), accountSwitch: true } })
  })
  await page.goto('/wel/index')
  const clicks = await countClicks(page)
  const screen = listScreen(page)
  const { dialog } = screen
  const type = (label: string | RegExp, text: string) => clicks.type(dialog.getByLabel(label), text)
  const entry = (name: string) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true })
  const go = async (group: string, name: string) => {
    await page.getByRole('button', { name: group }).click()
    await entry(name).click()
  }
  const find = async (text: string, result: RegExp) => {
    await page.keyboard.press('Control+k')
    await clicks.type(dialog.getByRole('combobox'), text)
    await expect(dialog.getByRole('option', { selected: true })).toHaveText(result)
    await page.keyboard.press('Enter')
  }
  const task = (name: string, maxClicks: number, work: () => Promise<unknown>) =>
    test.step(name, async () => {
      await entry('首页').click()
      await expect(page).toHaveURL(/\/wel\/index$/)
      const clickCount = await clicks.of(work)
      expect.soft(clickCount, `${name}, counted by the page`).toBeGreaterThan(1)
      expect.soft(clickCount, name).toBeLessThanOrEqual(maxClicks)
    })

  await task('a user with role and department', 14, async () => {
    await go('系统管理', '用户管理')
    await screen.button('新增').click()
    await type(/^登录账号/, 'linxiaoyu')
    await type(/^密码/, 'Rain-2026')
    await type(/^确认密码/, 'Rain-2026')
    await type(/^用户姓名/, '林小雨')
    await type(/^用户昵称/, '小雨')
    await chooseNode(dialog.getByLabel(/^所属角色/), '管理员')
    await chooseNode(dialog.getByLabel(/^所属部门/), '财务部')
    await dialog.getByLabel(/^所属岗位/).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await screen.save()
    await expect(screen.row('linxiaoyu')).toContainText('财务部')
  })

  const paid = screen.rows.filter({ hasText: '已支付' }).filter({ has: page.getByRole('button', { name: /^(退款|更多) / }) })
  let plate = ''
  let entered = ''
  await task('a refund', 7, async () => {
    await go('停车管理', '停车订单')
    // at noon, the cars on the first pages may all still be parked
    await screen.main.getByRole('button', { name: /^已完成/ }).click()
    await expect(page).toHaveURL(/orderStatus=2/)
    plate = await paid.first().getByRole('button').first().innerText()
    entered = /\d{4}(-\d\d){2} \d\d(:\d\d){2}/.exec((await paid.first().textContent()) ?? '')?.[0] ?? ''
    expect(entered).not.toBe('')
    await screen.act('退款', plate)
    await type(/^退款原因/, '重复缴费')
    await screen.save()
    await screen.done()
  })

  await task("a month's price", 9, async () => {
    await go('景区管理', '景区门票')
    await screen.act('价格库存', '云栖湖核心景区成人票')
    await dialog.getByRole('button', { name: '下个月' }).click()
    await dialog.getByRole('button', { name: '选择整月' }).click()
    await type('价格（元）', '128')
    await dialog.getByRole('button', { name: '应用到所选日期' }).click()
    await expect(dialog.getByRole('cell').getByRole('button').last()).toContainText('¥128')
  })
  await page.keyboard.press('Escape')

  await task('a reservation approved, with a question', 4, async () => {
    await screen.main.getByRole('link', { name: /^停车预约待审核/ }).click()
    const name = await screen.rows.first().getByRole('button').first().innerText()
    await screen.act('通过', name)
    await screen.agree('通过')
    await expect(screen.row(name)).toHaveCount(0)
  })

  await task('a filtered export', 5, async () => {
    await screen.main.getByRole('link', { name: /^退款待处理/ }).click()
    await page.getByRole('button', { name: '导出' }).click()
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '开始' }).click()
    expect((await file).suggestedFilename()).toMatch(/用户订单.*\.xlsx$/)
  })

  await task('a user by phone', 4, async () => {
    await find('13900000003', /用户管理$/)
    await expect(screen.row('金收银')).toBeVisible()
  })

  await task('the order of a plate', 4, async () => {
    await find(plate, /停车订单$/)
    // an earlier visit of the car may have been refunded as well
    await expect(screen.row(plate).filter({ hasText: entered })).toContainText('已退款')
  })

  await task('a screen by pinyin', 3, async () => {
    await find('gwgl', /^岗位管理/)
    await expect(page).toHaveURL(/\/system\/post$/)
  })

  await task('another department', 3, async () => {
    await page.getByRole('button', { name: /个人菜单/ }).click()
    await page.getByRole('menuitem', { name: '切换身份' }).click()
    await dialog.getByRole('button', { name: '景区运营中心' }).click()
    await expect(page.getByRole('region', { name: '通知' }).getByText('已切换身份')).toBeVisible()
  })
})
