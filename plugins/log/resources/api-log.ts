import { dateTime, decimal, defineResource, text, textarea } from '@jwsk/kit'
import { apiLog } from '@jwsk/sdk/log'

const apiLogs = defineResource({
  api: apiLog,
  permission: 'log_api',
  fields: {
    title: text(),
    type: text(),
    serviceId: text(),
    serverHost: text(),
    serverIp: text(),
    env: text(),
    method: text(),
    requestUri: text(),
    time: decimal(),
    methodClass: text(),
    methodName: text(),
    params: textarea(),
    remoteIp: text(),
    userAgent: textarea(),
    createBy: text(),
    createTime: dateTime(),
  },
  columns: ['title', 'serviceId', 'serverHost', 'method', 'requestUri', 'time', 'createBy', 'createTime'],
  search: ['title', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default apiLogs
