import { dateTime, decimal, defineResource, text, textarea } from '@jwsk/kit'
import { usualLog } from '@jwsk/sdk/log'

const usualLogs = defineResource({
  api: usualLog,
  permission: 'log_usual',
  fields: {
    logLevel: text(),
    logId: text(),
    logData: textarea(),
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
  columns: ['logId', 'logLevel', 'serviceId', 'serverHost', 'method', 'requestUri', 'time', 'createBy', 'createTime'],
  search: ['logLevel', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default usualLogs
