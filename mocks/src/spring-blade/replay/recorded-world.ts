import { getOwn } from '@jwsk/sdk'
import type { StoredRow } from '../../engine/world/table'
import type { TableKey, World } from '../../engine/world/world'
import { hashPassword } from '../../system/organisation/user-table'
import { roleGrantTable } from '../../system/permission/role-table'
import { columns, type TableName } from '../columns'
import { compareById } from '../mock-builders'
import { createBladeRow } from '../rows'
import { nationalRegions } from '../seeds/regions'
import * as tables from '../tables'
import { collectBodies, type Exchange, walkRecords } from './recording'

interface TableMapping {
  readonly name: TableName
  readonly key: TableKey<StoredRow>
}

// the rows have the type of the table's name
const mapTable = (name: TableName, key: unknown): TableMapping => ({ name, key: key as TableKey<StoredRow> })

/** Tables that the calls below a path read. */
export const tableByPath: Readonly<Record<string, TableMapping>> = {
  '/blade-system/user/': mapTable('user', tables.users),
  '/blade-system/role/': mapTable('role', tables.roles),
  '/blade-system/dept/': mapTable('dept', tables.depts),
  '/blade-system/post/': mapTable('post', tables.posts),
  '/blade-system/dict/': mapTable('dict', tables.dicts),
  '/blade-system/param/': mapTable('param', tables.params),
  '/blade-system/tenant/': mapTable('tenant', tables.tenants),
  '/blade-system/menu/': mapTable('menu', tables.menus),
  '/blade-system/topmenu/': mapTable('topMenu', tables.topMenus),
  '/blade-system/client/': mapTable('client', tables.clients),
  '/blade-system/data-scope/': mapTable('dataScope', tables.dataScopes),
  '/blade-system/api-scope/': mapTable('apiScope', tables.apiScopes),
  '/blade-system/region/': mapTable('region', tables.regions),
  '/blade-desk/notice/': mapTable('notice', tables.notices),
  '/blade-develop/datasource/': mapTable('datasource', tables.datasources),
  '/blade-develop/code/': mapTable('code', tables.codes),
}

export const findTableMapping = (path: string): TableMapping | undefined =>
  path.endsWith('/top-menu') ? tableByPath['/blade-system/topmenu/'] : getOwn(tableByPath, path.replace(/[^/]+$/, ''))

/** Returns a substitute for a client's secret, which the recording omits, like the administrator's password. */
export const getClientSecret = (clientId: string) => `${clientId} secret`
export const adminPassword = 'admin'

const viewPath = /menu\/(buttons|top-menu|routes)$|dictionary$/

/** Converts a record of a response to a table row; returns `undefined` if it is incomplete. */
export function toRow(name: TableName, record: Readonly<Record<string, unknown>>): StoredRow | undefined {
  const kinds = Object.entries(columns[name])
  const key = name === 'region' ? record['code'] : record['id']
  const [first, second] = name === 'notice' ? ['title', 'content'] : [kinds.at(-2)?.[0] ?? '', kinds.at(3)?.[0] ?? '']
  if (typeof key !== 'string' || record[first] === undefined || record[second] === undefined) return undefined
  const cells = kinds.map(([column, kind]): [string, unknown] => {
    const value = record[column]
    if (column === 'password') return [column, value === '' ? '' : hashPassword(adminPassword)]
    if (column === 'clientSecret') return [column, getClientSecret(String(record['clientId']))]
    // the root entry of a dictionary has the key -1
    return [column, kind === 'whole' && value === -1 && column !== 'dictKey' ? undefined : (value ?? (kind === 'whole' ? undefined : ''))]
  })
  const row = { ...Object.fromEntries(cells), id: key }
  const owned = name === 'notice' ? { tenantId: '000000', status: 1, isDeleted: 0 } : {}
  return createBladeRow(name, { ...row, ...owned })
}

type Bodies = ReadonlyMap<string, unknown>

/** Collects the complete rows of every table from the recording's first reads, and the buttons that only a later read has. */
function collectRows(exchanges: readonly Exchange[], bodies: Bodies): ReadonlyMap<string, ReadonlyMap<string, StoredRow>> {
  const found = new Map(Object.values(tableByPath).map(({ key }) => [key.name, new Map<string, StoredRow>()]))
  const firstWrite = exchanges.findIndex(({ name }) => name === 'post-add')
  const shows = ({ request: { path } }: Exchange) => !viewPath.test(path) && !path.endsWith('tree')
  for (const { name, request } of exchanges.slice(0, firstWrite).filter(shows)) {
    const target = findTableMapping(request.path)
    const rows = target && found.get(target.key.name)
    for (const record of walkRecords(rows && bodies.get(name))) {
      const row = target && toRow(target.name, record)
      if (row) rows?.set(row.id, { ...rows.get(row.id), ...row })
    }
  }
  const menus = found.get(tables.menus.name)
  for (const { name } of exchanges.filter(({ request: { path } }) => path.endsWith('/menu/list')))
    for (const record of walkRecords(bodies.get(name))) {
      const row = toRow('menu', record)
      if (row && sampleId.test(row.id) && !menus?.has(row.id)) menus?.set(row.id, row)
    }
  return found
}

/** Ids of the sample database, not of a record that a call has created. */
const sampleId = /^11/

/** Fills the tables with the rows found in the recording. */
export async function fillWorld(world: World, exchanges: readonly Exchange[]): Promise<void> {
  const bodies = collectBodies(exchanges)
  const found = collectRows(exchanges, bodies)
  for (const { key } of Object.values(tableByPath)) world.table(key).replaceAll([...(found.get(key.name)?.values() ?? [])])
  completeDictionaries(world, exchanges, bodies)
  completeMenus(world, exchanges, bodies)
  await completeRegions(world)
  const menuIds = world
    .table(tables.menus)
    .all()
    .sort(compareById)
    .map(({ id }) => id)
  const keys = (name: string) => [...walkRecords(bodies.get(name))].flatMap(({ menu }) => (Array.isArray(menu) ? menu.map(String) : []))
  const none = { dataScopeIds: [], apiScopeIds: [] }
  const [first, second] = world
    .table(tables.roles)
    .all()
    .map(({ id }) => id)
  world.table(roleGrantTable).replaceAll([
    { id: first ?? '', menuIds, ...none },
    { id: second ?? '', menuIds: keys('menu-role-tree-keys'), ...none },
  ])
}

/** Adds the dictionary entries missing from the cut list, from responses that have them without ids. */
function completeDictionaries(world: World, exchanges: readonly Exchange[], bodies: Bodies) {
  const table = world.table(tables.dicts)
  for (const { name, request } of exchanges.filter(({ request: { path } }) => path.endsWith('/dictionary')).slice(0, 9))
    for (const record of walkRecords(bodies.get(name))) {
      const { code, dictKey } = record
      if (dictKey === undefined || table.find((row) => row.code === code && row.dictKey === dictKey)) continue
      const parentId = table.find((row) => row.code === code && row.dictKey === -1)?.id ?? addRoot(world, String(code))
      const { dictValue, sort, remark } = record
      const cells = {
        code: String(code),
        dictKey: Number(dictKey),
        dictValue: String(dictValue),
        sort: Number(sort),
        remark: String(remark),
      }
      table.put(
        createBladeRow('dict', {
          id: `1123598814738${Number(request.query?.['code'] === undefined)}${table.size + 80_000}`,
          parentId,
          ...cells,
          isDeleted: 0,
        }),
      )
    }
}

function addRoot(world: World, code: string): string {
  const table = world.table(tables.dicts)
  const id = `1123598814738${table.size + 900_000}`
  table.put(createBladeRow('dict', { id, parentId: '0', code, dictKey: -1, dictValue: code, sort: table.size, isDeleted: 0 }))
  return id
}

const recordedMenus = 96

/** Adds the menu entries missing from the cut trees: those in other responses, and placeholders up to the recorded number of buttons. */
function completeMenus(world: World, exchanges: readonly Exchange[], bodies: Bodies) {
  const table = world.table(tables.menus)
  const put = (cells: Readonly<Record<string, unknown>>) =>
    table.put(
      createBladeRow('menu', {
        alias: 'more',
        action: 1,
        sort: 90,
        category: 2,
        isOpen: 1,
        ...cells,
        id: String(cells['id']),
        isDeleted: 0,
        remark: '',
      }),
    )
  for (const { name } of exchanges.filter(({ request: { path } }) => /menu\/(buttons|grant-tree)$/.test(path)).slice(0, 2))
    for (const { id, parentId, title, ...cells } of walkRecords(bodies.get(name)))
      if (typeof id === 'string' && !table.get(id))
        put({
          id,
          parentId: String(parentId),
          ...(title === undefined ? { ...cells, category: cells['alias'] === 'menu' ? 1 : 2 } : { name: String(title) }),
        })
  const known = () => table.all().map((row) => row.path)
  const paths = [...walkRecords(bodies.get('menu-auth-routes'))].flatMap(Object.keys).filter((path) => path.startsWith('/api/'))
  const rest = [
    ...paths.filter((path) => !known().includes(path)),
    ...Array.from({ length: 4 - known().filter((path) => path === '').length }, () => ''),
  ]
  const pages = ['code', 'region', 'dept', 'dict', 'menu', 'role', 'report_setting'].map(
    (code) => table.find((row) => row.code === code)?.id ?? '0',
  )
  for (let count = table.size; count < recordedMenus; count += 1) {
    const path = rest.shift() ?? `/tool/code/more${count}`
    put({ id: `116473339966896${3000 + count}`, parentId: pages[count % pages.length], name: '', code: `code_more${count}`, path })
  }
}

const recordedRegions = 3228
/** Provinces whose divisions were not among the recorded rows. */
const otherProvinces = /^(71|81|82)\d\d/

async function completeRegions(world: World) {
  const table = world.table(tables.regions)
  const rows = (await nationalRegions()).filter(({ id }) => !table.get(id) && !otherProvinces.test(id))
  const missing = recordedRegions - table.size
  // placeholders for districts make both lists equally long
  const more = Array.from({ length: Math.max(0, missing - rows.length) }, (_, index) => ({
    id: `6531${index + 60}`,
    code: `6531${index + 60}`,
    parentCode: '6531',
    ancestors: '00,65,6531',
    name: '',
    level: 3,
  }))
  table.putAll([...rows, ...more].slice(0, missing).map((row) => createBladeRow('region', row)))
  world.table(tables.loadedRegions).put({ id: 'national' })
}
