import { getOwn } from '@jwsk/sdk'
import type { World } from '../../engine/world/world'
import { hashPassword } from '../../system/organisation/user-table'
import { createBladeRow } from '../rows'
import * as tables from '../tables'
import { findTableMapping, tableByPath, toRow } from './recorded-world'
import { type Exchange, walkRecords } from './recording'

interface Scene {
  readonly world: World
  readonly exchanges: readonly Exchange[]
  readonly bodies: ReadonlyMap<string, unknown>
  readonly ids: Map<string, string>
}

let known: ReadonlyMap<string, ReadonlySet<string>> = new Map()

const idLike = /\b\d{19}\b/g
/** Ids that the recording invented, so that no record has them. */
const invented = /^1[789]{8,}/

/** Invented ids with which records are created; as in the recording, they are lower than the generated ids. */
export const inventedIds: readonly (readonly [recorded: string, sent: string])[] = [
  ['1999999999999999999', '1799999999999999999'],
  ['1999999999999999997', '1799999999999999997'],
]

/** Collects the ids in a value. */
const collectIds = (value: unknown): string[] => JSON.stringify(value ?? null).match(idLike) ?? []

/** Calls missing from the recording, by the exchange that they precede. */
const missingRecords: Readonly<Record<string, (world: World) => void>> = {
  'lesser-no-role-sign-in': (world) => {
    const row = { id: world.nextId(), tenantId: '000000', account: 'norole', password: hashPassword('Norole12'), isDeleted: 0 }
    world.table(tables.users).put(createBladeRow('user', row))
  },
  'dept-child-add': (world) => {
    const [top] = world.table(tables.depts).all()
    const parent = { id: '2124419465608757249', parentId: top?.id ?? '0', ancestors: `0,${top?.id}`, deptName: '测试上级', sort: 9 }
    world.table(tables.depts).put(createBladeRow('dept', { ...parent, tenantId: '000000', isDeleted: 0 }))
  },
  'menu-child-add-button': (world) => {
    const parent = { id: '2124419469165527042', parentId: '0', code: 'xp', name: 'xp', category: 1, isDeleted: 0 }
    world.table(tables.menus).put(createBladeRow('menu', parent))
  },
}

const naming = ['title', 'account', 'roleAlias', 'deptName', 'paramKey', 'code', 'name']

/** Whether two rows have the same name. */
function isSimilar(left: object, right: object): boolean {
  const field = naming.find((name) => name in right)
  return field !== undefined && Reflect.get(left, field) === Reflect.get(right, field)
}

/** Creates the records that an exchange presupposes: each named record was either created by an earlier call, or is taken from a later response. */
export function prepareRecords({ world, exchanges, bodies, ids }: Scene, index: number) {
  const exchange = exchanges[index]
  if (!exchange) return
  getOwn(missingRecords, exchange.name)?.(world)
  const { request, group } = exchange
  for (const id of collectIds([request.query, request.body])) {
    if (ids.has(id) || invented.test(id) || Object.values(tableByPath).some(({ key }) => world.table(key).get(id))) continue
    for (const later of exchanges.slice(index).filter((one) => one.group === group)) {
      const target = findTableMapping(later.request.path)
      const record = [...walkRecords(bodies.get(later.name))].find((one) => one['id'] === id)
      const row = target && record && toRow(target.name, record)
      if (!row) continue
      const made = world
        .table(target.key)
        .all()
        .findLast((other) => !known.get(target.key.name)?.has(other.id) && isSimilar(other, row))
      if (made) ids.set(id, made.id)
      else world.table(target.key).put(row)
      break
    }
  }
}

/** Exchanges before which the temporary records of earlier ones had been removed. */
const selfCleaning: ReadonlySet<string> = new Set([
  'post-submit-sort-text',
  'role-child-add',
  'dept-add',
  'dept-child-add',
  'dict-child-add',
  'menu-child-add-button',
  'topmenu-grant-menus',
])

/** Groups whose records remain, because later exchanges read them. */
const persistentGroups = /^(tenant|tenant-admin|lesser-role|absent|role-grant)$/

const collectRowIds = (world: World) =>
  new Map(
    Object.values(tableByPath).map(({ key }) => [
      key.name,
      new Set(
        world
          .table(key)
          .all()
          .map(({ id }) => id),
      ),
    ]),
  )

/** Removes the temporary records of a group of exchanges that no later one names. */
export function removeTemporaryRecords({ world, exchanges, ids }: Scene, index: number) {
  if (index === 0) known = collectRowIds(world)
  const [now, next] = [exchanges[index], exchanges[index + 1]]
  if (!now || !next || persistentGroups.test(now.group) || (now.group === next.group && !selfCleaning.has(next.name))) return
  const named = exchanges.slice(index + 1).flatMap(({ request, response }) => collectIds([request.query, request.body, response.body]))
  const later = new Set(named.filter((id) => !invented.test(id)))
  const namedIds = new Set([...later].map((id) => ids.get(id) ?? id))
  for (const { key } of Object.values(tableByPath)) {
    const table = world.table(key)
    for (const { id } of table.all()) if (!known.get(key.name)?.has(id) && !namedIds.has(id)) table.remove(id)
  }
}
