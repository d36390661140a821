import { defineResource, text } from '@jwsk/kit'
import { apiLog } from '@jwsk/sdk/log'
import { requestFields } from '../fields/request-fields'

const apiLogs = defineResource({
  api: apiLog,
  permission: 'log_api',
  fields: {
    title: text(),
    type: text(),
    ...requestFields,
  },
  columns: ['title', 'serviceId', 'serverHost', 'method', 'requestUri', 'time', 'createBy', 'createTime'],
  search: ['title', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default apiLogs
