import { getTimeBefore } from '../../areas/shared/clock'
import { createRandom } from '../../engine/world/random'
import { day, formatDateTime, hour } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { type AuditedTenantRow, createTenantColumns } from '../../platform/audited-row'
import { userTable } from '../organisation/user-table'

export interface ApiKeyRow extends AuditedTenantRow {
  readonly name: string
  readonly userId: string
  readonly apiKey: string
  /** Path patterns of the calls that it may make, separated by commas; empty for all. */
  readonly apiPath: string
  readonly expireTime: string
  readonly extParams: string
}

export interface ApiKeyLogRow {
  readonly id: string
  readonly tenantId: string
  readonly apiKeyId: string
  readonly serviceId: string
  readonly serverHost: string
  readonly serverIp: string
  readonly env: string
  readonly method: string
  readonly requestUri: string
  readonly userAgent: string
  readonly remoteIp: string
  readonly params: string
  readonly time: string
  readonly createBy: string
  readonly createTime: string
}

export const enabledKey = 1
export const disabledKey = 0

const keyPrefix = 'sk-'

const toHex = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Creates a new key of 128 random bits. */
export const createApiKey = () => keyPrefix + toHex([...crypto.getRandomValues(new Uint8Array(16))])

/** Creates the key of a seeded row, the same in every world. */
export function createSeededKey(name: string): string {
  const random = createRandom(`apiKey:${name}`)
  return keyPrefix + toHex(Array.from({ length: 16 }, () => random.between(0, 255)))
}

const keys: readonly (readonly [name: string, user: number, apiPath: string, days: number, status: number])[] = [
  ['票务系统对接', 3, '/jwsk-biz/ticket/**,/jwsk-dp/otaPlatformTicket/**', 210, enabledKey],
  ['停车场闸机网关', 7, '/jwsk-biz/parkingLot*/**', 560, enabledKey],
  ['数据大屏', 0, '', 0, enabledKey],
  ['旧版小程序', 5, '/jwsk-mobile/**', -14, enabledKey],
  ['第三方对账', 1, '/jwsk-biz/userOrder/page', 120, disabledKey],
]

export const apiKeyTable = defineTable<ApiKeyRow>('apiKey', (world) => {
  const columns = createTenantColumns(world, 'apiKey')
  const users = world.table(userTable).all()
  return keys.map(([name, user, apiPath, days, status], index) => ({
    ...columns(index, 160 - index * 25),
    name,
    userId: users[user]?.id ?? '',
    apiKey: createSeededKey(name),
    apiPath,
    expireTime: days === 0 ? '' : formatDateTime(world.startedAt + days * day),
    extParams: '',
    status,
  }))
})

const calls = [
  ['GET', 'jwsk-biz', '/parkingLot/page', 'current=1&size=50'],
  ['GET', 'jwsk-biz', '/parkingLotOrder/page', 'orderStatus=1&current=1&size=100'],
  ['POST', 'jwsk-biz', '/parkingLotOrder/submit', '{"plateNo":"浙A0***8"}'],
  ['GET', 'jwsk-biz', '/parkingLot/detail', 'id=1850000000000000001'],
] as const

const software = ['gate-gateway/2.4.1', 'okhttp/4.12.0', 'axios/1.7.9'] as const
const rows = 64

export const apiKeyLogTable = defineTable<ApiKeyLogRow>('apiKeyLog', (world) => {
  const random = world.random('apiKeyLog')
  const owners = world.table(apiKeyTable).all()
  const accounts = new Map(
    world
      .table(userTable)
      .all()
      .map((row) => [row.id, row.account]),
  )
  return Array.from({ length: rows }, (_, index) => {
    const key = owners[random.between(0, 2)]
    const [method, serviceId, requestUri, params] = random.pick(calls)
    const node = random.between(1, 3)
    return {
      id: world.seedId('apiKeyLog', index),
      tenantId: '000000',
      apiKeyId: key?.id ?? '',
      serviceId,
      serverHost: `jwsk-node-0${node}`,
      serverIp: `10.0.8.1${node}:8200`,
      env: 'prod',
      method,
      requestUri,
      userAgent: random.pick(software),
      remoteIp: `10.6.${random.between(0, 8)}.${random.between(2, 250)}`,
      params,
      time: String(random.between(4, 180)),
      createBy: accounts.get(key?.userId ?? '') ?? '',
      createTime: index < rows / 2 ? getTimeBefore(world, (rows - index) / 4) : formatDateTime(world.startedAt - (rows - index) * hour),
    }
  })
})
