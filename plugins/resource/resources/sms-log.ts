import { dateTime, defineResource, dict, text, textarea } from '@jwsk/kit'
import { smsLog } from '@jwsk/sdk/resource'

const smsLogs = defineResource({
  api: smsLog,
  permission: 'sms_log',
  fields: {
    phone: text(),
    content: textarea(),
    smsCode: text(),
    templateId: text(),
    sendTime: dateTime(),
    result: dict('sms_result', { tones: { 1: 'success', 2: 'danger' } }),
    failReason: text(),
    createUserName: text(),
    params: textarea(),
    bizId: text(),
  },
  columns: ['phone', 'content', 'smsCode', 'templateId', 'sendTime', 'result', 'failReason', 'createUserName'],
  search: ['phone', 'smsCode', 'templateId', 'result'],
  range: ['sendTime'],
  sort: { sendTime: 'desc' },
})

export default smsLogs
