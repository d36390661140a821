import { defineResource, number, text, textarea } from '@jwsk/kit'
import { errorLog } from '@jwsk/sdk/log'
import { requestFields } from '../fields/request-fields'

const errorLogs = defineResource({
  api: errorLog,
  permission: 'log_error',
  fields: {
    exceptionName: text(),
    message: textarea(),
    fileName: text(),
    lineNumber: number({ grouping: 'none' }),
    stackTrace: textarea(),
    ...requestFields,
  },
  columns: ['exceptionName', 'message', 'createTime', 'createBy', 'method', 'requestUri', 'time', 'serviceId', 'serverHost'],
  search: ['exceptionName', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default errorLogs
