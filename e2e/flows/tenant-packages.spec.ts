import { expect, test } from '../support/flow'
import { packagesPage } from '../support/packages-page'

// spec 1.1, 2.88, 2.93, 2.94, 2.96, 2.97
test('the menu entry opens a list with ten rows and its columns', async ({ page }) => {
  const screen = packagesPage(page)
  await page.goto('/wel/index')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '系统管理' }).click()
  await menu.getByRole('link', { name: '租户产品包' }).click()
  await expect(page).toHaveURL(/\/system\/tenantpackage/)
  await expect(page).toHaveTitle(/租户产品包/)
  await expect(screen.rows).toHaveCount(10)
  for (const column of ['序号', '产品包名称', '备注', '操作']) await expect(page.getByRole('columnheader', { name: column })).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: /菜单/ })).toHaveCount(0)
  for (const name of ['新增', '批量删除']) await expect(screen.button(name)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: '查看' })).toHaveCount(0)
})

// spec 2.93, 2.94, 2.95, 5.15, 8.9, 8.10, 8.11
test('a package is added, found, edited, reloaded and deleted', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.name.fill('夜游灯光版')
  await screen.chooseMenu()
  await screen.remark.fill('夜间票与灯光秀')
  await screen.save.click()
  await expect(screen.notice('新增成功')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)

  await screen.searchFor('夜游')
  await expect(screen.rows).toHaveCount(1)
  await expect(screen.row('夜游灯光版')).toContainText('夜间票与灯光秀')

  await screen.row('夜游灯光版').getByRole('button', { name: '编辑' }).click()
  await expect(screen.name).toHaveValue('夜游灯光版')
  await screen.remark.fill('夜间票、灯光秀与接驳车')
  await screen.save.click()
  await expect(screen.notice('更新成功')).toBeVisible()
  await expect(screen.dialog).toHaveCount(0)

  await page.reload()
  await expect(screen.row('夜游灯光版')).toContainText('夜间票、灯光秀与接驳车')
  await expect(screen.rows).toHaveCount(1)

  await screen.button('更多 夜游灯光版').click()
  await page.getByRole('menuitem', { name: '删除', exact: true }).click()
  await expect(screen.question).toContainText('确定将选择数据删除?')
  await expect(screen.question).toContainText('夜游灯光版')
  await screen.agree()
  await expect(screen.notice('删除成功')).toBeVisible()
  await expect(screen.row('夜游灯光版')).toHaveCount(0)
})

// spec 5.13
test('the form requires name and menu; Escape confirms before discarding', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('新增').click()
  await screen.save.click()
  await expect(screen.dialog.getByText(/^请输入.*名称$/)).toBeVisible()
  await expect(screen.dialog.getByText(/^请选择.*菜单$/)).toBeVisible()
  await expect(screen.name).toBeFocused()
  await screen.name.fill('草稿')
  await page.keyboard.press('Escape')
  await expect(screen.question).toContainText('内容还没有保存，确定放弃吗？')
  await screen.question.getByRole('button', { name: '继续编辑' }).click()
  await expect(screen.name).toHaveValue('草稿')
})

// spec 5.14
test('deleting without a selection shows a warning', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  await screen.button('批量删除').click()
  await expect(screen.notice('请选择至少一条数据')).toBeVisible()
  await expect(screen.question).toHaveCount(0)
})

// spec 7.75
test('two selected packages are deleted by one call after confirmation', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  const names = await screen.rows.locator('td:nth-child(3)').allInnerTexts()
  for (const index of [1, 2]) await page.getByRole('checkbox', { name: `选择第 ${index} 行` }).check()
  const removed = page.waitForRequest((request) => request.url().includes('/tenant-package/remove'))
  await screen.button('批量删除').click()
  await expect(screen.question).toContainText('删除 2 个')
  await screen.agree()
  expect(new URL((await removed).url()).searchParams.get('ids')?.split(',')).toHaveLength(2)
  await expect(screen.notice('删除成功')).toBeVisible()
  for (const name of names.slice(0, 2)) await expect(screen.row(name)).toHaveCount(0)
  await expect(page.getByText('已选', { exact: false })).toHaveCount(0)
})

test('page and search are stored in the URL and restored by Back', async ({ page }) => {
  const screen = packagesPage(page)
  await screen.open()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await screen.searchFor('停车')
  await expect(page).not.toHaveURL(/page=2/)
  await expect(screen.row('智慧停车基础版')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
})

test('an id beyond 2^53, sent as a bare number, reaches the delete call unchanged', async ({ page }) => {
  const screen = packagesPage(page)
  const listResponse = page.waitForResponse(
    (response) => response.url().includes('/tenant-package/page') && response.url().includes('packageName'),
  )
  await screen.open()
  await screen.searchFor('索道缆车版')
  const wire = /"id":\s*(\d{16,})[,}]/.exec(await (await listResponse).text())?.[1]
  expect(wire, 'the mock sends this id as a number').toBeDefined()
  expect(Number.isSafeInteger(Number(wire))).toBe(false)
  const removed = page.waitForRequest((request) => request.url().includes('/tenant-package/remove'))
  await screen.button('更多 索道缆车版').click()
  await page.getByRole('menuitem', { name: '删除', exact: true }).click()
  await screen.agree()
  expect(new URL((await removed).url()).searchParams.get('ids')).toBe(wire)
  await expect(screen.notice('删除成功')).toBeVisible()
})
