import { apiKey, apiKeyLog } from '@jwsk/sdk/system'
import { crud, requireIds } from '../../engine/crud'
import { mergePlatformColumns } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createCallerColumns } from '../../engine/world/audit'
import { assignTenant, saveAudited } from '../../platform/audited-row'
import { userTable } from '../organisation/user-table'
import { isVisibleToCaller } from '../tenant/tenancy'
import { type ApiKeyRow, apiKeyLogTable, apiKeyTable, createApiKey, disabledKey, enabledKey } from './api-key-table'

const visibleLength = 4

/** Masks a key except its start and its end. */
const maskKey = (key: string) => `${key.slice(0, visibleLength + 3)}****${key.slice(-visibleLength)}`

const getUserName = ({ world }: Call, userId: string) => world.table(userTable).get(userId)?.realName ?? ''
const view = (row: ApiKeyRow, call: Call) => ({ ...row, apiKey: maskKey(row.apiKey), userName: getUserName(call, row.userId) })

/** Whom a key may stand for: users whom its creator may see. */
function requireUser(call: Call, userId: string) {
  const user = call.world.table(userTable).get(userId)
  if (!user || !isVisibleToCaller(user, call)) throw businessError('userId:用户不存在')
}

const setStatus = (status: number) => (call: Call) => {
  for (const id of requireIds(call.query)) {
    const row = call.world.table(apiKeyTable).get(id)
    if (row && isVisibleToCaller(row, call)) saveAudited(call, apiKeyTable, { ...row, status })
  }
  return undefined
}

export const apiKeyMocks = [
  ...crud({ page: apiKey.page, detail: apiKey.detail, update: apiKey.update, submit: apiKey.submit, remove: apiKey.remove }, apiKeyTable, {
    visible: isVisibleToCaller,
    view,
    beforeSave: (row, call, before) => {
      requireUser(call, row.userId)
      const own = mergePlatformColumns({ apiKey: createApiKey(), status: enabledKey }, before)
      return assignTenant({ ...row, ...own }, call, before)
    },
  }),
  mock(apiKey.save, (call) => {
    const { name, userId, apiPath = '', expireTime = '', extParams = '' } = call.body
    requireUser(call, userId)
    const row = call.world.table(apiKeyTable).put({
      ...createCallerColumns(call),
      id: call.world.nextId(),
      tenantId: call.caller.tenantId,
      name,
      userId,
      apiKey: createApiKey(),
      apiPath,
      expireTime,
      extParams,
      status: enabledKey,
    })
    return { ...row, userName: getUserName(call, userId) }
  }),
  mock(apiKey.enable, setStatus(enabledKey)),
  mock(apiKey.disable, setStatus(disabledKey)),
]

export const apiKeyLogMocks = crud({ page: apiKeyLog.page, detail: apiKeyLog.detail }, apiKeyLogTable, {
  visible: isVisibleToCaller,
  order: (left, right) => right.createTime.localeCompare(left.createTime),
})
