import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe'
import { chooseNode, chooseOption } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

const pdf = { name: '夜游须知.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
const csvFile = (...lines: readonly string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF租户编号,账户,昵称,姓名,邮箱,手机,角色名称,部门名称,岗位名称,生日\r\n${lines.join('\r\n')}\r\n`),
})

test('dictionaries: two paths share a screen; adds and sorts entries', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/system/dictbiz')
  await expect(page.getByRole('heading', { name: '业务字典' })).toBeVisible()
  await screen.open('/system/dict?code=sex')
  await screen.button('性别').click()
  await expect(page.getByRole('heading', { name: '性别' })).toBeVisible()
  await screen.row('女').waitFor()
  await screen.button('新增').last().click()
  await screen.dialog.getByLabel('字典名称').fill('保密')
  await screen.dialog.getByLabel('字典键值').fill('9')
  await screen.dialog.getByLabel('排序').fill('9')
  await screen.save()
  await screen.done()
  await expect(screen.row('保密')).toBeVisible()
  const handles = page.getByRole('button', { name: /^调整/ })
  await handles.filter({ visible: true }).last().dragTo(handles.first())
  await expect(handles.first()).toHaveAccessibleName(/保密/)
  await expectAccessible(page)
})

test('menus: loads branches lazily and keeps parents with children', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/system/menu')
  await screen.button('展开停车管理').click()
  await screen.row('停车订单').waitFor()
  await screen.act('删除', '停车管理')
  await screen.agree(/删除/)
  await expect(page.getByText('请先删除子节点!')).toBeVisible()
  await page.keyboard.press('Escape')
  await screen.act('编辑', '停车订单')
  await screen.dialog.getByRole('combobox', { name: '菜单图标' }).fill('ticket')
  await page.getByRole('option', { name: 'ticket', exact: true }).click()
  await chooseNode(screen.dialog.getByLabel('上级菜单'), '停车管理')
  await screen.save()
  await screen.done()
  await expect(screen.row('停车订单').getByText('ticket')).toBeVisible()
  await expectAccessible(page)
})

test('users: filters by department, imports a file, protects the own account', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/system/user?account=admin&tenantId=000000')
  await expect(screen.button('编辑 admin')).toBeVisible()
  await expect(screen.button('更多 admin')).toHaveCount(0)
  await screen.open('/system/user')
  await screen.main.getByRole('searchbox', { name: '输入名称查找' }).fill('票务部')
  await screen.main.getByRole('treeitem', { name: '票务部' }).click()
  await expect(screen.button('查看全部用户')).toBeVisible()
  await expectAccessible(page)

  await screen.button('导入').click()
  const person = (account: string, role: string) => `000000,${account},小叶,叶知秋,,13800000021,${role},票务部,售票员,`
  await page.setInputFiles('input[type=file]', csvFile(person('yezhiqiu', '普通用户'), person('nobody', '没有的角色')))
  await screen.dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(screen.dialog.getByText('成功 1 条，失败 1 条')).toBeVisible()
  await expect(screen.dialog.getByRole('row', { name: /没有的角色不存在/ })).toBeVisible()
  await screen.dialog.getByRole('button', { name: '关闭', exact: true }).last().click()

  await screen.open('/system/user?account=yezhiqiu')
  await screen.row('yezhiqiu').getByRole('checkbox').check()
  await screen.button('重置密码').click()
  await screen.agree(/重置密码|确定/)
  await expect(page.getByText('操作成功!')).toBeVisible()
  const download = page.waitForEvent('download')
  await screen.button('导出与打印').click()
  await screen.dialog.getByRole('button', { name: '开始', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('users: roles and departments open from boxes of one line', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/system/user')
  await screen.button('新增').click()
  const roles = screen.dialog.getByRole('combobox', { name: /^所属角色/ })
  await chooseNode(roles, '管理员')
  await expect(roles).toBeFocused()
  await expect(roles).toHaveText('管理员')
  expect((await roles.boundingBox())?.height).toBe(32)
  await page.setViewportSize({ width: 390, height: 844 })
  const depts = screen.dialog.getByRole('combobox', { name: /^所属部门/ })
  await depts.click()
  const tree = page.getByRole('tree', { name: /^所属部门/ })
  await expect(tree).toBeFocused()
  await expect(tree).toBeInViewport({ ratio: 1 })
  expect((await tree.boundingBox())?.width).toBeGreaterThan(350)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(tree).toHaveCount(0)
  await expect(depts).not.toHaveText('请选择')
})

test('roles: shows three trees; a partial group is saved with its parent', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/authority/role')
  await screen.button('展开管理员').click()
  await screen.act('权限设置', '访客')
  const trees = screen.dialog.getByRole('tree')
  await expect(trees).toHaveCount(3)
  const menus = screen.dialog.locator('.kit-tree-picker').first()
  await menus.getByRole('searchbox').fill('停车订单')
  await menus.getByRole('treeitem', { name: '停车订单' }).click()
  await expectAccessible(page)
  const granted = page.waitForRequest(/role\/grant/)
  await screen.dialog.getByRole('button', { name: '保存' }).click()
  expect((await granted).postDataJSON().menuIds.length).toBeGreaterThan(1)
  await screen.done()
  await screen.act('权限设置', '访客')
  await expect(menus.getByRole('treeitem', { name: '停车管理' })).toHaveAttribute('aria-checked', 'mixed')
})

test('data scopes: shows the rules of the selected menu in a drawer', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/authority/datascope')
  await screen.button('展开停车管理').click()
  // the number of rules follows the name
  await screen.main.getByRole('button', { name: /^停车订单/ }).click()
  await screen.dialog.getByRole('button', { name: '新增', exact: true }).click()
  const form = page.getByRole('dialog', { name: /新增/ })
  await form.getByLabel('权限名称').fill('只看本部门')
  await form.getByLabel('权限编号').fill('order_dept')
  await chooseOption(form.getByLabel('规则类型'), '所在机构可见')
  await expect(form.getByLabel('规则值')).toHaveCount(0)
  for (const [label, text] of [
    ['权限字段', 'create_dept'],
    ['可见字段', '*'],
    ['权限类名', 'org.jwsk.biz.mapper.OrderMapper.page'],
  ] as const)
    await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  await expect(screen.dialog.getByRole('row', { name: /只看本部门/ })).toBeVisible()
  await expectAccessible(page)
})

test('tenants: sets package, data source and quota in separate forms', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/system/tenant')
  const name = (await screen.rows.first().locator('.kit-cell-name').innerText()).trim()
  for (const [action, field] of [
    ['产品包配置', '产品包'],
    ['数据源配置', '数据源'],
  ] as const) {
    await screen.act(action, name)
    await screen.dialog.getByRole('combobox', { name: field }).click()
    const option = screen.dialog.getByRole('listbox').getByRole('option').first()
    const selected = (await option.innerText()).trim()
    await option.click()
    await screen.save()
    await screen.done()
    await screen.act(action, name)
    await expect(screen.dialog.getByRole('combobox', { name: field })).toHaveValue(selected)
    if (field === '数据源') await expectAccessible(page)
    await page.keyboard.press('Escape')
    await screen.done()
  }
  await screen.rows.first().getByRole('checkbox').check()
  await screen.button('授权配置').click()
  await screen.dialog.getByLabel('账号额度').fill('321')
  await screen.save()
  await screen.done()
  await expect(screen.row(name)).toContainText('321')
})

test('notices: keeps rich text and sanitizes hostile HTML', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/desk/notice')
  await screen.button('新增').click()
  await screen.dialog.getByRole('textbox', { name: '标题', exact: true }).fill('夜游开放通知')
  await chooseOption(screen.dialog.getByLabel('通知类型'), '发布通知')
  await screen.dialog.getByLabel('发布时间').fill('2020-05-01T19:30:00')
  await screen.dialog.getByRole('button', { name: '加粗' }).click()
  const text = screen.dialog.getByRole('textbox', { name: '通知内容' })
  await text.pressSequentially('今晚开放')
  await text.evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<style>b{color:red}</style><p style="color:red" onclick="window.harmed=1">，<em>免费</em></p>')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(text.locator('em')).toHaveText('免费')
  await expectAccessible(page)
  await screen.save()
  await screen.done()

  await screen.open('/desk/notice?releaseTime_datege=2020-05-01+00%3A00%3A00&releaseTime_datelt=2020-05-02+00%3A00%3A00')
  await expect(screen.rows).toHaveCount(1)
  await screen.button('夜游开放通知').click()
  await expect(screen.dialog.locator('strong', { hasText: '今晚开放' })).toBeVisible()
  await page.keyboard.press('Escape')

  const hostile =
    '<style>p{color:red}</style><p style="color:red">照常<img src="x" onerror="window.harmed=1"><a href="javascript:window.harmed=1">开放</a></p><script>window.harmed=1</script>'
  await page.route('**/notice/detail*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, content: hostile } } })
  })
  await screen.button('夜游开放通知').click()
  await screen.dialog.getByText('照常').waitFor()
  await expect(screen.dialog.locator('[onerror], script, a[href^="javascript"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('regions: loads levels lazily and shows the progress of a crawl', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/base/region')
  await expect(screen.rows).toHaveCount(34)
  await screen.button('展开广东省').click()
  await screen.button('展开深圳市').click()
  await expect(screen.row('南山区')).toContainText('440305')
  await screen.act('删除', '南山区')
  await screen.agree(/删除|确定/)
  await expect(screen.row('南山区')).toHaveCount(0)
  await expectAccessible(page)
  await screen.button('采集').click()
  await screen.dialog.getByRole('button', { name: '开始采集' }).click()
  await expect(screen.dialog.getByText(/最长 8:00/)).toBeVisible()
  await screen.done()
  await expect(screen.row('南山区')).toBeVisible()
})

test('attachments: uploads with progress, cancels, previews and downloads', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/resource/attach')
  await screen.button('上传').click()
  await page.route('**/put-file-attach*', () => undefined)
  await page.setInputFiles('input[type=file]', pdf)
  await expect(screen.dialog.getByRole('progressbar')).toBeVisible()
  await screen.dialog.getByRole('button', { name: '取消上传 夜游须知.pdf' }).click()
  await expect(screen.dialog.getByRole('progressbar')).toHaveCount(0)
  await page.unroute('**/put-file-attach*')
  await page.setInputFiles('input[type=file]', pdf)
  await expect(screen.row('夜游须知.pdf')).toBeVisible()
  await screen.dialog.getByRole('button', { name: '完成' }).click()

  await screen.act('预览', '夜游须知.pdf')
  await expect(screen.dialog.locator('iframe[title="夜游须知.pdf"]')).toHaveAttribute('src', /^blob:/)
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await screen.act('下载', '夜游须知.pdf')
  expect((await download).suggestedFilename()).toBe('夜游须知.pdf')

  await screen.open('/resource/attach?originalName=东门')
  await screen.act('预览', '东门停车场平面图.svg')
  const previewImage = screen.dialog.getByRole('img', { name: '东门停车场平面图.svg' })
  await expect.poll(() => previewImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('code generation: highlights the code and downloads an archive', async ({ page }) => {
  const screen = listScreen(page)
  await screen.open('/tool/code')
  await screen.act('预览代码', '停车场')
  await screen.dialog.getByRole('button', { name: 'ParkingLotEntity.java' }).click()
  await expect(screen.dialog.locator('pre .text-primary').first()).toHaveText('package')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await screen.dialog.getByRole('button', { name: '下载压缩包' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('parking-lot.zip')
  // a zip archive stores file names as plain text
  const names = (await readFile(await file.path())).toString('latin1')
  for (const path of ['web/plugins/parking-lot/plugin.ts', 'web/openapi/parkinglot.yaml', 'server/sql/parking_lot.menu.sql'])
    expect(names).toContain(path)
})
