import { dateTime, decimal, defineResource, json, reference, text, textarea } from '@jwsk/kit'
import { recordData, user } from '@jwsk/sdk/system'

const { page, detail } = recordData

/** Audited changes; read-only, although the platform has calls that change them. */
const recordDatas = defineResource({
  api: { page, detail },
  permission: 'record_data',
  fields: {
    tableName: text(),
    operation: text(),
    recordTime: dateTime(),
    recordUser: reference({ page: user.page }, 'realName', { nameField: 'recordUserName' }),
    oldData: json(),
    newData: json(),
    requestUri: text(),
    method: text(),
    remoteIp: text(),
    userAgent: text(),
    recordMessage: textarea(),
    recordResult: textarea(),
    recordCost: decimal(),
    recordLevel: text(),
    serviceId: text(),
    serverHost: text(),
    serverIp: text(),
    env: text(),
  },
  columns: ['tableName', 'operation', 'recordTime', 'recordUser', 'requestUri', 'remoteIp', 'serviceId'],
  search: ['tableName', 'operation', 'recordUser', 'requestUri', 'newData'],
  range: ['recordTime'],
  sort: { recordTime: 'desc' },
})

export default recordDatas
