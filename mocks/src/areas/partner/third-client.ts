import type { ThirdClient } from '@jwsk/sdk/biz'
import { thirdClient } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createStatusMock } from '../shared/actions'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { createEntityMocks, findMock, patchRow, requireRow } from '../shared/entity-mocks'
import { omitSecrets } from '../shared/secrets'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Row with its secret, which is sent only once, on creation. */
type ThirdClientRow = TenantRow<ThirdClient> & { readonly appKey: string; readonly appSecret: string }

const clients: readonly (readonly [name: string, company: string, scope: string, status: number])[] = [
  ['城市智慧停车平台', '市停车管理中心', 'parking:query', 1],
  ['文旅云票务汇聚', '省文旅数据中心', 'ticket:query,order:query', 1],
  ['酒店联售系统', '枕水酒店管理有限公司', 'ticket:query,order:create,order:query,order:refund', 1],
  ['旅行社分销接口', '山水旅行社有限公司', 'ticket:query,order:create,order:query', 1],
  ['自助售票机', '湖畔科技有限公司', 'ticket:query,order:create', 1],
  ['交通诱导屏', '市交通信息中心', 'parking:query', 1],
  ['旧版小程序', '湖畔科技有限公司', 'ticket:query', 0],
]

const createHex = (pick: (low: number, high: number) => number, length: number) =>
  Array.from({ length }, () => pick(0, 15).toString(16)).join('')
/** Creates a secret from a cryptographically secure source, because it must not be predictable. */
const createSecret = () => [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const thirdClientTable = defineSeededTable<ThirdClientRow>('thirdClient', (world) => {
  const random = world.random('thirdClient')
  return clients.map(([clientName, companyName, apiScope, status], index) => ({
    ...platformColumns(world, 'thirdClient', index)(getTimeBefore(world, 300 - index * 20)),
    clientName,
    appKey: `yqh${createHex(random.between, 13)}`,
    appSecret: createHex(random.between, 48),
    secretTime: getTimeBefore(world, 300 - index * 20),
    companyName,
    ipWhitelist: index % 2 === 0 ? '10.20.0.0/16,203.0.113.8' : '',
    apiScope,
    status,
    contactName: '接口联系人',
    contactPhone: `1370000${String(2000 + index)}`,
    callbackUrl: index > 1 ? `https://callback${index}.partner.example/notify` : '',
    expireTime: `${getDateBefore(world, -(200 + index * 30))} 23:59:59`,
    remark: '',
  }))
})

const secrets = ['appSecret'] as const

/** Results of calls that store a client; those of new clients include the secret. */
const savedByCall = new WeakMap<Call, object>()

const crudMocks = createEntityMocks(thirdClient, thirdClientTable, {
  view: (row) => omitSecrets(row, secrets),
  owned: ({ world }) => ({ appKey: `yqh${createSecret().slice(0, 13)}`, appSecret: createSecret(), secretTime: world.formatNow() }),
  afterSave: ({ id, appKey, appSecret }, call, before) => void savedByCall.set(call, { id, appKey, ...(!before && { appSecret }) }),
  check: ({ expireTime }, { world }, before) => {
    if (expireTime && expireTime !== before?.expireTime && expireTime <= world.formatNow())
      throw businessError('expireTime:到期时间必须晚于当前时间')
  },
})

export const thirdClientMocks = [
  ...crudMocks.filter(({ operation }) => operation.id !== thirdClient.submit.id),
  {
    operation: thirdClient.submit,
    answer: async (call: Call) => {
      await findMock(crudMocks, thirdClient.submit).answer(call)
      return savedByCall.get(call)
    },
  },
  createStatusMock(thirdClient.changeStatus, thirdClientTable, { allowed: [0, 1] }),
  mock(thirdClient.resetSecret, (call) => {
    const { id, appKey } = requireRow(call, thirdClientTable)
    const appSecret = createSecret()
    patchRow(call, thirdClientTable, { id, appSecret, secretTime: call.world.formatNow() })
    return { appKey, appSecret }
  }),
]
