import { defineResource, text, textarea } from '@jwsk/kit'
import { usualLog } from '@jwsk/sdk/log'
import { requestFields } from '../fields/request-fields'

const usualLogs = defineResource({
  api: usualLog,
  permission: 'log_usual',
  fields: {
    logLevel: text(),
    logId: text(),
    logData: textarea(),
    ...requestFields,
  },
  columns: ['logId', 'logLevel', 'createTime', 'createBy', 'method', 'requestUri', 'time', 'serviceId', 'serverHost'],
  search: ['logLevel', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default usualLogs
