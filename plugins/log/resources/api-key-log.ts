import { dateTime, decimal, defineResource, reference, text, textarea } from '@jwsk/kit'
import { apiKey, apiKeyLog } from '@jwsk/sdk/system'

const apiKeyLogs = defineResource({
  api: apiKeyLog,
  permission: 'api_key_log',
  fields: {
    apiKeyId: reference({ page: apiKey.page }, 'name'),
    createTime: dateTime(),
    createBy: text(),
    method: text(),
    requestUri: text(),
    params: textarea(),
    time: decimal(),
    remoteIp: text(),
    userAgent: text(),
    serviceId: text(),
    serverHost: text(),
    serverIp: text(),
    env: text(),
  },
  columns: ['requestUri', 'method', 'createTime', 'apiKeyId', 'createBy', 'time', 'remoteIp', 'serviceId'],
  search: ['apiKeyId', 'requestUri', 'method'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default apiKeyLogs
