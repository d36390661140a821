import { areas } from '../areas'
import { authenticateByKey } from '../auth/api-key-caller'
import type { Platform } from '../engine/platform'
import { defaultListRules } from '../engine/query'
import { businessError, missingParameterError, Refusal } from '../engine/refusal'
import { jsonResponse } from '../engine/reply'
import { recordChanges } from '../system/audit/record-changes'

/** Platform of the contracts. */
export const jwsk: Platform = {
  name: 'jwsk',
  areas,
  settings: {},
  refusals: {
    notFound: () => new Refusal(404, '404 没找到请求'),
    wrongMethod: () => new Refusal(405, '不支持当前请求方法'),
    wrongMediaType: () => new Refusal(415, '不支持当前媒体类型'),
    invalidJson: () => businessError('消息不能读取'),
    wrongShape: (value, expectedType) => (Array.isArray(value) && !expectedType ? undefined : businessError('消息不能读取')),
    missingBody: 'untyped',
    tokenMissing: () => new Refusal(401, '缺失令牌,鉴权失败', { origin: 'gateway' }),
    toResponse: (refusal) => jsonResponse(refusal.toBody(), refusal.status),
  },
  tokens: { refreshToken: 'refused', tokenOfRemovedUser: 'refused' },
  lists: defaultListRules,
  records: {
    ambiguousDetail: () => missingParameterError('id'),
    multipleMatches: undefined,
    noRow: () => businessError('操作失败'),
    noId: () => missingParameterError('id'),
    noIds: () => missingParameterError('ids'),
  },
  crossOrigin: 'local',
  superRoles: ['administrator'],
  onWrite: recordChanges,
  authenticate: authenticateByKey,
}
