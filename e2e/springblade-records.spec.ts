import type { Locator } from '@playwright/test'
import { chooseNode } from './support/choose-option'
import { listScreen } from './support/list-screen'
import { expect, test } from './support/test'

// creates, edits and deletes each kind of record on SpringBlade
test.use({ family: 'springblade' })

interface Entry {
  readonly path: string
  /** Text inputs by label; the first value identifies the record. */
  readonly texts: Readonly<Record<string, string>>
  /** Options to select, by label; `*` selects the first one. */
  readonly selected?: Readonly<Record<string, string>>
  /** Tree nodes to check. */
  readonly nodes?: Readonly<Record<string, string>>
  /** Field to edit, with its new value. */
  readonly edited: readonly [label: string, text: string]
  /** Label of the filter that finds the record. Not needed if the record is on the first page. */
  readonly filter?: string
  /** Whether the filter matches whole values only. */
  readonly isExact?: true
  /** Whether a page about the new record follows the form. */
  readonly hasSummary?: true
}

const currentTenant = { 所属租户: '*' }

const entries: readonly Entry[] = [
  {
    path: '/desk/notice',
    texts: { 标题: '码头维修', 发布时间: '2026-11-22 10:00:00' },
    selected: { 通知类型: '*' },
    edited: ['标题', '码头维修延期'],
    filter: '标题',
  },
  {
    path: '/tool/code',
    texts: {
      ...{ 模块名称: '码头排班', 服务名称: 'blade-dock', 表名: 'dock_duty', 表前缀: 'dock_', 主键名: 'id', 后端包名: 'com.lake.dock' },
      ...{ 后端输出目录: 'code/api', 前端输出目录: 'code/web' },
    },
    edited: ['服务名称', 'blade-pier'],
    filter: '模块名称',
  },
  {
    path: '/tool/datasource',
    texts: { 名称: '码头库', 驱动类: 'com.mysql.cj.jdbc.Driver', 连接地址: 'jdbc:mysql://dock/db', 用户名: 'dock', 密码: 'dock12345' },
    edited: ['备注', '夜间备份'],
    filter: '名称',
    isExact: true,
  },
  {
    path: '/authority/role',
    texts: { 角色名称: '码头调度', 角色别名: 'dock', 角色排序: '9' },
    selected: currentTenant,
    edited: ['角色别名', 'pier'],
  },
  {
    path: '/system/dept',
    texts: { 机构名称: '码头部', 机构全称: '云栖湖码头部', 排序: '9' },
    selected: currentTenant,
    edited: ['机构全称', '码头事业部'],
  },
  {
    path: '/system/post',
    texts: { 岗位名称: '码头调度', 岗位编号: 'dock', 岗位排序: '9' },
    selected: { ...currentTenant, 岗位类型: '基层' },
    edited: ['岗位编号', 'pier'],
    filter: '岗位名称',
    isExact: true,
  },
  { path: '/system/dict', texts: { 字典名称: '船型', 字典编号: 'boat', 排序: '9' }, edited: ['字典编号', 'vessel'], filter: '字典名称' },
  {
    path: '/system/menu',
    texts: { 菜单名称: '码头', 菜单编号: 'dock', 菜单别名: 'menu', 菜单排序: '99', 路由地址: '/dock' },
    selected: { 菜单类型: '菜单', 新窗口: '否', 菜单图标: '*' },
    edited: ['路由地址', '/pier'],
    filter: '菜单名称',
  },
  {
    path: '/system/param',
    texts: { 参数名称: '闭园提醒', 参数键名: 'park.closing', 参数键值: '30' },
    edited: ['参数键值', '45'],
    filter: '参数名称',
  },
  {
    path: '/system/topmenu',
    texts: { 菜单名称: '水上', 菜单编号: 'water', 菜单排序: '1' },
    selected: { 菜单图标: '*' },
    edited: ['菜单编号', 'lake'],
    filter: '菜单名称',
    isExact: true,
  },
  {
    path: '/system/tenant',
    texts: { 租户名称: '松风山庄', 联系人: '乔枝' },
    edited: ['联系人', '沈砚'],
    filter: '租户名称',
    hasSummary: true,
  },
  {
    path: '/system/client',
    texts: {
      ...{ 应用编号: 'dock', 应用密钥: 'dock12345', 授权类型: 'password', 授权范围: 'all', 回调地址: 'https://dock.example' },
      ...{ 令牌秒数: '3600', 刷新秒数: '7200' },
    },
    edited: ['令牌秒数', '900'],
    filter: '应用编号',
    isExact: true,
  },
  {
    path: '/system/user',
    texts: { 登录账号: 'dockhand', 密码: 'Dock12345', 确认密码: 'Dock12345', 用户姓名: '林渡', 用户昵称: '渡口' },
    selected: { ...currentTenant, 所属岗位: '*' },
    nodes: { 所属角色: '景区职员', 所属部门: '云栖湖文旅' },
    edited: ['用户姓名', '林舟'],
    filter: '登录账号',
  },
  {
    path: '/base/region',
    texts: { 区划名称: '云栖新区', 区划编号: '119901', 排序: '98' },
    selected: { 上级区划: '*', 区划级别: '*' },
    edited: ['排序', '97'],
    filter: '区划名称',
  },
]

/** Selects the option with the text, or the first one for `*`. */
async function selectOption(box: Locator, label: string) {
  const page = box.page()
  await box.and(page.locator('[role=combobox]:not([aria-busy=true])')).press('ArrowDown')
  // the page sizes of the pagination are options of a native select
  const options = page.locator('[role=option]').filter({ hasNotText: '请选择' })
  await (label === '*' ? options : options.filter({ hasText: label })).first().click()
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

for (const entry of entries)
  test(`${entry.path} adds, changes and removes a record`, async ({ page }) => {
    const screen = listScreen(page)
    const { dialog } = screen
    // the label of a required field ends with an asterisk
    const field = (label: string) => dialog.getByLabel(new RegExp(`^${escapePattern(label)}\\*?$`))
    const find = async (name: string) => {
      if (entry.filter === undefined) return
      await page.getByRole('searchbox', { name: entry.filter, exact: true }).fill(name)
      await screen.button('搜索').click()
    }
    const saved = async () => {
      await screen.save()
      await screen.done()
    }
    const [identifier = ''] = Object.values(entry.texts)
    await page.goto(entry.path)
    await screen.button('新增').first().click()
    for (const [label, text] of Object.entries(entry.texts)) await field(label).fill(text)
    for (const [label, word] of Object.entries(entry.selected ?? {})) await selectOption(field(label), word)
    for (const [label, name] of Object.entries(entry.nodes ?? {})) await chooseNode(field(label), name)
    await screen.save()
    if (entry.hasSummary) await dialog.getByRole('button', { name: '我已记下' }).click()
    await screen.done()

    // other filters find parts of a text
    await find(entry.isExact ? identifier : identifier.slice(0, -1))
    await expect(screen.row(identifier)).toHaveCount(1)
    const [label, text] = entry.edited
    await screen.act('编辑', identifier)
    await field(label).fill(text)
    await saved()
    const name = label === Object.keys(entry.texts)[0] ? text : identifier
    await find(name)
    await screen.view(name)
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await screen.done()

    await screen.act('删除', name)
    await screen.agree(/^(确定|删除)/)
    await expect(screen.row(name)).toHaveCount(0)
  })
