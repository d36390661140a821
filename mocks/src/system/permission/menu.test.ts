import { menu, role } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession, createApiSession } from '../../contract/api-session'
import { demoAccounts } from '../organisation/user-table'
import { menuTable } from './menu-table'
import { getRoleId } from './role-table'

interface Entry {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly path: string
  readonly isOpen: number
  readonly children?: Entry[]
}

const routes = async (session: ApiSession, query: Record<string, string> = {}) =>
  (await session.call(menu.routes, { query })).body.data as Entry[]
const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

describe('menus', () => {
  test('trees mark menus of the front, which no top menu has', async () => {
    const session = await createAdminSession()
    const titles = async (operation: typeof menu.tree | typeof menu.grantTree | typeof menu.grantTopTree) => {
      const { data } = (await session.call(operation)).body as { data: { title: string }[] | { menu: { title: string }[] } }
      return ('menu' in data ? data.menu : data).map(({ title }) => title).filter((title) => /首页|游玩|^停车$|停车（|我的（/.test(title))
    }
    const front = ['首页（前台）', '游玩（前台）', '停车（前台）', '我的（前台）']
    expect((await titles(menu.tree)).toSorted()).toEqual(front.toSorted())
    expect((await titles(menu.grantTree)).toSorted()).toEqual(front.toSorted())
    expect(await titles(menu.grantTopTree)).toEqual([])
  })

  test('every area of the product has its pages, each path once', async () => {
    const paths = flat(await routes(await createAdminSession())).map((entry) => entry.path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of [
      '/system/tenantpackage',
      '/biz/parkingLot',
      '/biz/shopDetial',
      '/authority/datascope',
      '/flow/manager',
      '/work/todo',
      '/job/jobinfo',
      '/monitor/log/api',
      '/resource/smsLog',
      '/iot/cameraInfo',
      '/dp/facility',
      '/es/product',
      '/desk/notice',
      '/mobile/version',
      '/base/region',
    ])
      expect(paths).toContain(path)
  })

  test("visitors' menus are listed separately and open no console pages", async () => {
    const session = await createAdminSession()
    const { data } = (await session.call(menu.list, { query: { menuSide: '2' } })).body as { data: Entry[] | { records: Entry[] } }
    const front = flat(Array.isArray(data) ? data : data.records).map(({ code }) => code)
    expect(front).toContain('front_reserve')
    expect(flat(await routes(session)).filter(({ code }) => front.includes(code))).toEqual([])
  })

  test('external links open in a new tab', async () => {
    const links = flat(await routes(await createAdminSession())).filter((entry) => entry.path.startsWith('http'))
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const link of links) expect(link.isOpen).toBe(2)
  })

  test('the groups of property staff have the names of the product', async () => {
    const names = (await routes(await createAdminSession())).map((entry) => entry.name)
    expect(names).toEqual(expect.arrayContaining(['物业管理系统', '基础配置', '权限管理', '系统管理']))
    const session = createApiSession()
    await session.signIn(demoAccounts.property)
    expect((await routes(session)).map((entry) => entry.name)).toEqual(['物业管理系统', '基础配置', '权限管理', '系统管理'])
  })

  test('the top menus together contain every group once', async () => {
    const session = await createAdminSession()
    const tops = (await session.call(menu.topMenu)).body.data as { id: string }[]
    const groups = (await Promise.all(tops.map(({ id }) => routes(session, { topMenuId: id })))).flat().map((entry) => entry.code)
    expect(groups.sort()).toEqual((await routes(session)).map((entry) => entry.code).sort())
  })

  test('buttons are below the menus that own them; leaves are codes', async () => {
    const data = (await (await createAdminSession()).call(menu.buttons)).body.data as Entry[]
    for (const owner of data) expect(owner.children?.length).toBeGreaterThan(0)
    const codes = data.flatMap((owner) => owner.children ?? []).map((button) => button.code)
    expect(codes).toEqual(
      expect.arrayContaining([
        'user_add',
        'user_reset',
        'region_debug',
        'attach_upload',
        'oss_enable',
        'work_claim_sign',
        'parking_lot_order_refund',
      ]),
    )
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('a role with one button sees only its page and group', async () => {
    const session = await createAdminSession()
    const button = session.backend.world.table(menuTable).find((row) => row.code === 'scenic_spot_add')
    const roleIds = [getRoleId(session.backend.world, 'auditor')]
    await session.call(role.grant, { body: { roleIds, menuIds: [button?.id], dataScopeIds: [], apiScopeIds: [] } })
    await session.signIn(demoAccounts.auditor)
    expect(flat(await routes(session)).map((entry) => entry.code)).toEqual(['scenic', 'scenicSpot'])
    const buttons = (await session.call(menu.buttons)).body.data as Entry[]
    expect(flat(buttons).map((entry) => entry.code)).toEqual(['scenicSpot', 'scenic_spot_add'])
  })

  test('a menu with children cannot be removed, its leaf can', async () => {
    const session = await createAdminSession()
    const rows = session.backend.world.table(menuTable)
    const group = rows.find((row) => row.code === 'park')
    expect((await session.call(menu.remove, { query: { ids: group?.id ?? '' } })).body.msg).toBe('请先删除子节点!')
    const leaf = rows.find((row) => row.code === 'parking_lot_add')
    expect((await session.call(menu.remove, { query: { ids: leaf?.id ?? '' } })).status).toBe(200)
    expect(rows.get(leaf?.id ?? '')).toBeUndefined()
  })

  test('a menu cannot be its own parent', async () => {
    const session = await createAdminSession()
    const row = session.backend.world.table(menuTable).find((candidate) => candidate.code === 'park')
    const body = { ...row, parentId: row?.id }
    expect((await session.call(menu.submit, { body })).body.msg).toBe('父节点不可选择自身!')
  })
})
