import { signIn } from '../scripts/lib/sign-in.mjs'
import { chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

test.use({ visitor: 'nobody' })

const area = '古村老街'
const title = '古村老街夜间停水'

// spec 6.8, 6.9
test('property staff see their menu, publish a notice, get 403 elsewhere', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page, { account: 'wy', password: 'wy123456' })
  const menu = page.getByRole('navigation', { name: '主菜单' })

  await test.step('the menu has their screens and three system groups', async () => {
    await expect(menu.getByRole('link', { name: '物业通知' })).toBeVisible()
    const names = await menu.locator('a, button').allInnerTexts()
    expect(names.map((name) => name.trim()).filter((name) => name !== '')).toEqual([
      '首页',
      '物业模块',
      '物业通知',
      '租赁场地',
      '基础配置',
      '权限管理',
      '系统管理',
    ])
  })

  const notices = listScreen(page)
  const { dialog } = notices
  await test.step('a notice to one area is written and published', async () => {
    await menu.getByRole('link', { name: '物业通知' }).click()
    await notices.button('新增').click()
    await dialog.getByRole('textbox', { name: /^标题/ }).fill(title)
    await chooseOption(dialog.getByLabel(/^类型/), '停水')
    await chooseOption(dialog.getByLabel('发送范围'), '指定区域')
    await dialog.locator('[contenteditable=true]').fill('周五 22:00 至次日 5:00 停水，请提前储水。')
    await notices.save()
    await expect(dialog.getByText(/请选择.*发送对象/)).toBeVisible()
    await dialog.getByRole('combobox', { name: /^发送对象/ }).click()
    await page.getByRole('option', { name: area, exact: true }).click()
    await page.keyboard.press('Escape')
    await notices.save()
    await expect(notices.row(title)).toContainText('草稿')
    await notices.act('发布', title)
    await notices.agree('发布')
    await expect(notices.row(title)).toContainText('已发布')
    await expect(notices.row(title)).toContainText(area)
  })

  await test.step('only the merchants of that area receive it', async () => {
    await notices.act('阅读情况', title)
    const readers = dialog.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(readers.first()).toContainText(area)
    const count = await readers.count()
    expect(count).toBeGreaterThan(1)
    await expect(readers.filter({ hasText: area })).toHaveCount(count)
    await expect(readers.filter({ hasText: '未读' })).toHaveCount(count)
  })

  for (const address of ['/biz/shop', '/biz/parkingLotOrder']) {
    await page.goto(address)
    await expect(page.getByText('没有访问权限')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
})
