import type { Locator } from '@playwright/test'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

// on the sister platform, whatever its administrator may add, change and remove
test.use({ family: 'springblade' })

interface Entry {
  readonly path: string
  /** What is typed, by label; the first is what the record is known by. */
  readonly typed: Readonly<Record<string, string>>
  /** What is chosen from a list, by label. */
  readonly chosen?: Readonly<Record<string, string>>
  /** What is chosen in trees. */
  readonly ticked?: readonly string[]
  /** The field that is changed, and what it holds then. */
  readonly changed: readonly [label: string, text: string]
  /** The filter that finds it; without one it stands on the first page. */
  readonly filter?: string
}

const ours = { 所属租户: '*' }

const entries: readonly Entry[] = [
  {
    path: '/desk/notice',
    typed: { 标题: '码头维修', 发布时间: '2026-11-22 10:00:00' },
    chosen: { 通知类型: '*' },
    changed: ['标题', '码头维修延期'],
    filter: '标题',
  },
  {
    path: '/tool/code',
    typed: {
      ...{ 模块名称: '码头排班', 服务名称: 'blade-dock', 表名: 'dock_duty', 表前缀: 'dock_', 主键名: 'id', 后端包名: 'com.lake.dock' },
      ...{ 后端输出目录: 'code/api', 前端输出目录: 'code/web' },
    },
    changed: ['服务名称', 'blade-pier'],
    filter: '模块名称',
  },
  {
    path: '/tool/datasource',
    typed: { 名称: '码头库', 驱动类: 'com.mysql.cj.jdbc.Driver', 连接地址: 'jdbc:mysql://dock/db', 用户名: 'dock', 密码: 'dock12345' },
    changed: ['备注', '夜间备份'],
    filter: '名称',
  },
  {
    path: '/authority/role',
    typed: { 角色名称: '码头调度', 角色别名: 'dock', 角色排序: '9' },
    chosen: ours,
    changed: ['角色别名', 'pier'],
  },
  {
    path: '/system/dept',
    typed: { 机构名称: '码头部', 机构全称: '云栖湖码头部', 排序: '9' },
    chosen: ours,
    changed: ['机构全称', '码头事业部'],
  },
  {
    path: '/system/post',
    typed: { 岗位名称: '码头调度', 岗位编号: 'dock', 岗位排序: '9' },
    chosen: { ...ours, 岗位类型: '基层' },
    changed: ['岗位编号', 'pier'],
    filter: '岗位名称',
  },
  { path: '/system/dict', typed: { 字典名称: '船型', 字典编号: 'boat', 排序: '9' }, changed: ['字典编号', 'vessel'], filter: '字典名称' },
  {
    path: '/system/menu',
    typed: { 菜单名称: '码头', 菜单编号: 'dock', 菜单别名: 'menu', 菜单排序: '99', 路由地址: '/dock' },
    chosen: { 菜单类型: '菜单', 新窗口: '否', 菜单图标: '*' },
    changed: ['路由地址', '/pier'],
    filter: '菜单名称',
  },
  {
    path: '/system/param',
    typed: { 参数名称: '闭园提醒', 参数键名: 'park.closing', 参数键值: '30' },
    changed: ['参数键值', '45'],
    filter: '参数名称',
  },
  {
    path: '/system/topmenu',
    typed: { 菜单名称: '水上', 菜单编号: 'water', 菜单排序: '1' },
    chosen: { 菜单图标: '*' },
    changed: ['菜单编号', 'lake'],
    filter: '菜单名称',
  },
  { path: '/system/tenant', typed: { 租户名称: '松风山庄', 联系人: '乔枝' }, changed: ['联系人', '沈砚'], filter: '租户名称' },
  {
    path: '/system/client',
    typed: {
      ...{ 应用编号: 'dock', 应用密钥: 'dock12345', 授权类型: 'password', 授权范围: 'all', 回调地址: 'https://dock.example' },
      ...{ 令牌秒数: '3600', 刷新秒数: '7200' },
    },
    changed: ['令牌秒数', '900'],
    filter: '应用编号',
  },
  {
    path: '/system/user',
    typed: { 登录账号: 'dockhand', 密码: 'Dock12345', 确认密码: 'Dock12345', 用户姓名: '林渡', 用户昵称: '渡口' },
    chosen: { ...ours, 所属岗位: '*' },
    ticked: ['景区职员', '云栖湖文旅'],
    changed: ['用户姓名', '林舟'],
    filter: '登录账号',
  },
  {
    path: '/base/region',
    typed: { 区划名称: '云栖新区', 区划编号: '119901', 排序: '98' },
    chosen: { 上级区划: '*', 区划级别: '*' },
    changed: ['排序', '97'],
    filter: '区划名称',
  },
]

/** Takes the first that a box offers, or the one that is asked for; `*` stands for whatever comes first. */
async function pick(box: Locator, word: string) {
  const page = box.page()
  await box.and(page.locator('[role=combobox]:not([aria-busy=true])')).press('ArrowDown')
  // the sizes of a page are options too, of the browser's own box
  const options = page.locator('[role=option]').filter({ hasNotText: '请选择' })
  await (word === '*' ? options : options.filter({ hasText: word })).first().click()
}

const plainText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

for (const entry of entries)
  test(`${entry.path} adds, changes and removes a record`, async ({ page }) => {
    const screen = listScreen(page)
    const { dialog } = screen
    // a required field bears a star in its label
    const field = (label: string) => dialog.getByLabel(new RegExp(`^${plainText(label)}\\*?$`))
    const find = async (name: string) => {
      if (entry.filter === undefined) return
      await page.getByRole('searchbox', { name: entry.filter, exact: true }).fill(name)
      await screen.button('搜索').click()
    }
    const saved = async () => {
      await screen.save()
      await screen.done()
    }
    const [known = ''] = Object.values(entry.typed)
    await page.goto(entry.path)
    await screen.button('新增').first().click()
    for (const [label, text] of Object.entries(entry.typed)) await field(label).fill(text)
    for (const [label, word] of Object.entries(entry.chosen ?? {})) await pick(field(label), word)
    for (const name of entry.ticked ?? []) await dialog.getByRole('treeitem', { name }).first().click()
    await saved()

    await find(known)
    await expect(screen.row(known)).toHaveCount(1)
    const [label, text] = entry.changed
    await screen.act('编辑', known)
    await field(label).fill(text)
    await saved()
    const name = label === Object.keys(entry.typed)[0] ? text : known
    await find(name)
    await screen.view(name)
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await screen.done()

    await screen.act('删除', name)
    await screen.agree(/^(确定|删除)/)
    await expect(screen.row(name)).toHaveCount(0)
  })
