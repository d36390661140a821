import { defineResource, text, translatedText } from '@jwsk/kit'
import { apiLog } from '@jwsk/sdk/log'
import { requestFields } from '../fields/request-fields'

const apiLogs = defineResource({
  api: apiLog,
  permission: 'log_api',
  fields: {
    title: translatedText(),
    type: text(),
    ...requestFields,
  },
  columns: ['title', 'createTime', 'createBy', 'method', 'requestUri', 'time', 'serviceId', 'serverHost'],
  search: ['title', 'serviceId', 'serverHost'],
  range: ['createTime'],
  sort: { createTime: 'desc' },
})

export default apiLogs
