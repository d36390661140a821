import { keySet } from '@jwsk/sdk/system'
import { getTimeBefore } from '../../areas/shared/clock'
import { crud, requireIds } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { createRandom } from '../../engine/world/random'
import { day, formatDateTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { isVisibleToCaller } from '../tenant/tenancy'

interface KeySetRow extends AuditColumns {
  readonly id: string
  readonly tenantId: string
  readonly keyName: string
  readonly keyCode: string
  readonly keyType: string
  readonly publicPart: string
  readonly secretPart: string
  readonly expireTime: string
  readonly remark: string
}

const keys: readonly (readonly [name: string, code: string, type: string])[] = [
  ['接口数据加密', 'api_data', 'aes'],
  ['令牌加密', 'api_token', 'aes'],
  ['注册密码公钥', 'register_password', 'rsa'],
  ['国密登录密钥', 'login_sm2', 'sm2'],
  ['闸机应用密钥', 'gate_app', 'app'],
]

/** Creates a random public key; there is no private key for it. */
const draw = (purpose: string) =>
  Array.from({ length: 8 }, (_, index) =>
    Math.floor(createRandom(`${purpose}:${index}`).next() * 0xffffffff)
      .toString(16)
      .padStart(8, '0'),
  ).join('')

export const keySetTable = defineTable<KeySetRow>('keySet', (world) =>
  keys.map(([keyName, keyCode, keyType], index) => ({
    id: world.seedId('keySet', index),
    tenantId: '000000',
    keyName,
    keyCode,
    keyType,
    publicPart: keyType === 'aes' ? '' : draw(keyCode),
    secretPart: '',
    expireTime: formatDateTime(world.startedAt + (index + 1) * 90 * day),
    remark: '',
    ...createAuditColumns(getTimeBefore(world, 200)),
  })),
)

export const keySetMocks = [
  ...crud(keySet, keySetTable, {
    visible: isVisibleToCaller,
    view: ({ secretPart: _, ...row }) => row,
    unique: { fields: ['keyCode'], message: '密钥编号已存在!' },
    beforeSave: (row, { caller }, before) => ({
      ...row,
      tenantId: before?.tenantId ?? caller.tenantId,
      secretPart: row.secretPart || (before?.secretPart ?? ''),
    }),
  }),
  mock(keySet.refresh, (call) => {
    const { world, query } = call
    const table = world.table(keySetTable)
    for (const id of requireIds(query, query.ids === undefined ? 'id' : 'ids')) {
      const row = table.get(id)
      if (row && isVisibleToCaller(row, call))
        table.put({
          ...row,
          publicPart: row.keyType === 'aes' ? '' : draw(`${row.keyCode}:${world.now()}`),
          updateTime: world.formatNow(),
        })
    }
    return undefined
  }),
]
