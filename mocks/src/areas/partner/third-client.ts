import type { ThirdClient } from '@jwsk/sdk/biz'
import { thirdClient } from '@jwsk/sdk/biz'
import { type Ask, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { changeStatus } from '../shared/actions'
import { dateBefore, timeBefore } from '../shared/clock'
import { answering, change, entity, rowOf } from '../shared/entity'
import { type Held, held, seededTable } from '../shared/held'
import { withoutSecrets } from '../shared/secrets'

/** The secret goes out once, when it is made. */
type ThirdClientRow = Held<ThirdClient> & { readonly appKey: string; readonly appSecret: string }

const clients: readonly (readonly [name: string, company: string, scope: string, status: number])[] = [
  ['城市智慧停车平台', '市停车管理中心', 'parking:query', 1],
  ['文旅云票务汇聚', '省文旅数据中心', 'ticket:query,order:query', 1],
  ['酒店联售系统', '枕水酒店管理有限公司', 'ticket:query,order:create,order:query,order:refund', 1],
  ['旅行社分销接口', '山水旅行社有限公司', 'ticket:query,order:create,order:query', 1],
  ['自助售票机', '湖畔科技有限公司', 'ticket:query,order:create', 1],
  ['交通诱导屏', '市交通信息中心', 'parking:query', 1],
  ['旧版小程序', '湖畔科技有限公司', 'ticket:query', 0],
]

const hex = (pick: (low: number, high: number) => number, length: number) => Array.from({ length }, () => pick(0, 15).toString(16)).join('')
/** Real randomness: a secret that is shown once must not be one that anybody could work out. */
const freshSecret = () => [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const thirdClientTable = seededTable<ThirdClientRow>('thirdClient', (world) => {
  const random = world.random('thirdClient')
  return clients.map(([clientName, companyName, apiScope, status], index) => ({
    ...held(world, 'thirdClient', index)(timeBefore(world, 300 - index * 20)),
    clientName,
    appKey: `yqh${hex(random.between, 13)}`,
    appSecret: hex(random.between, 48),
    secretTime: timeBefore(world, 300 - index * 20),
    companyName,
    ipWhitelist: index % 2 === 0 ? '10.20.0.0/16,203.0.113.8' : '',
    apiScope,
    status,
    contactName: '接口联系人',
    contactPhone: `1370000${String(2000 + index)}`,
    callbackUrl: index > 1 ? `https://callback${index}.partner.example/notify` : '',
    expireTime: `${dateBefore(world, -(200 + index * 30))} 23:59:59`,
    remark: '',
  }))
})

const secrets = ['appSecret'] as const

/** What a call has just stored, to be answered with: of a new row also its secret. */
const saved = new WeakMap<Ask, object>()

const usual = entity(thirdClient, thirdClientTable, {
  view: (row) => withoutSecrets(row, secrets),
  owned: ({ world }) => ({ appKey: `yqh${freshSecret().slice(0, 13)}`, appSecret: freshSecret(), secretTime: world.stamp() }),
  afterSave: ({ id, appKey, appSecret }, ask, before) => void saved.set(ask, { id, appKey, ...(!before && { appSecret }) }),
  check: ({ expireTime }, { world }, before) => {
    if (expireTime && expireTime !== before?.expireTime && expireTime <= world.stamp()) throw refuse('expireTime:到期时间必须晚于当前时间')
  },
})

export const thirdClientMocks = [
  ...usual.filter(({ operation }) => operation.id !== thirdClient.submit.id),
  {
    operation: thirdClient.submit,
    answer: async (ask: Ask) => {
      await answering(usual, thirdClient.submit).answer(ask)
      return saved.get(ask)
    },
  },
  changeStatus(thirdClient.changeStatus, thirdClientTable, { allowed: [0, 1] }),
  mock(thirdClient.resetSecret, (ask) => {
    const { id, appKey } = rowOf(ask, thirdClientTable)
    const appSecret = freshSecret()
    change(ask, thirdClientTable, { id, appSecret, secretTime: ask.world.stamp() })
    return { appKey, appSecret }
  }),
]
