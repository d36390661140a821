import { otaPlatform } from '@jwsk/sdk/dp'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createOptionsMock, createStatusMock } from '../shared/actions'
import { createEntityMocks, requireRow } from '../shared/entity-mocks'
import { keepSecrets, omitSecrets } from '../shared/secrets'
import { type OtaPlatformRow, otaPlatformTable } from './ota-platform-table'

const secrets = ['appSecret'] as const

/** Returns the reason why a connection test would fail. */
function findConnectionProblem({ status, apiUrl, appKey, appSecret }: OtaPlatformRow): string | undefined {
  if (status !== 1) return '平台已停用'
  if (!apiUrl) return '未配置接口地址'
  return appKey && appSecret ? undefined : '未配置应用标识或密钥'
}

export const otaPlatformMocks = [
  ...createEntityMocks(otaPlatform, otaPlatformTable, {
    view: (row) => omitSecrets(row, secrets),
    order: compareBySort,
    unique: { fields: ['platformCode'], message: '平台编码已存在' },
    beforeSave: (row, _, before) => keepSecrets(row, before, secrets),
    check: ({ contractStart, contractEnd }) => {
      if (contractStart && contractEnd && contractEnd <= contractStart) throw businessError('contractEnd:合作结束日必须晚于合作开始日')
    },
  }),
  createOptionsMock(otaPlatform.select, otaPlatformTable, { fields: ['platformName', 'platformCode', 'status'] }),
  createStatusMock(otaPlatform.changeStatus, otaPlatformTable, { allowed: [0, 1] }),
  mock(otaPlatform.test, (call) => {
    const row = requireRow(call, otaPlatformTable)
    const problem = findConnectionProblem(row)
    return {
      success: problem === undefined,
      message: problem ?? '连接成功',
      costMillis: call.world.random(`test:${row.id}`).between(40, 320),
    }
  }),
]
