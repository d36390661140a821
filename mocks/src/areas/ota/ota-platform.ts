import { otaPlatform } from '@jwsk/sdk/dp'
import { bySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { changeStatus, options } from '../shared/actions'
import { entity, rowOf } from '../shared/entity'
import { keepSecrets, withoutSecrets } from '../shared/secrets'
import { type OtaPlatformRow, otaPlatformTable } from './ota-platform-table'

const secrets = ['appSecret'] as const

/** Why a connection test would fail. */
function fault({ status, apiUrl, appKey, appSecret }: OtaPlatformRow): string | undefined {
  if (status !== 1) return '平台已停用'
  if (!apiUrl) return '未配置接口地址'
  return appKey && appSecret ? undefined : '未配置应用标识或密钥'
}

export const otaPlatformMocks = [
  ...entity(otaPlatform, otaPlatformTable, {
    view: (row) => withoutSecrets(row, secrets),
    order: bySort,
    unique: { fields: ['platformCode'], message: '平台编码已存在' },
    complete: (row, _, before) => keepSecrets(row, before, secrets),
    check: ({ contractStart, contractEnd }) => {
      if (contractStart && contractEnd && contractEnd <= contractStart) throw refuse('contractEnd:合作结束日必须晚于合作开始日')
    },
  }),
  options(otaPlatform.select, otaPlatformTable, { fields: ['platformName', 'platformCode', 'status'] }),
  changeStatus(otaPlatform.changeStatus, otaPlatformTable, { allowed: [0, 1] }),
  mock(otaPlatform.test, (call) => {
    const row = rowOf(call, otaPlatformTable)
    const problem = fault(row)
    return {
      success: problem === undefined,
      message: problem ?? '连接成功',
      costMillis: call.world.random(`test:${row.id}`).between(40, 320),
    }
  }),
]
