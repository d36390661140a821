import { dateTime, decimal, defineResource, number, text, textarea } from '@jwsk/kit'
import { errorLog } from '@jwsk/sdk/log'

const errorLogs = defineResource({
  api: errorLog,
  permission: 'log_error',
  fields: {
    exceptionName: text(),
    message: textarea(),
    fileName: text(),
    lineNumber: number(),
    stackTrace: textarea(),
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
  columns: ['exceptionName', 'message', 'serviceId', 'serverHost', 'method', 'requestUri', 'time', 'createBy', 'createTime'],
  search: ['exceptionName', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default errorLogs
