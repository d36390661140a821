import { code, dateTime, defineResource, dict, text, textarea, translatedText } from '@jwsk/kit'
import { smsLog } from '@jwsk/sdk/resource'

const smsLogs = defineResource({
  api: smsLog,
  permission: 'sms_log',
  fields: {
    phone: text(),
    content: textarea(),
    smsCode: code(),
    templateId: text(),
    sendTime: dateTime(),
    result: dict('sms_result', { tones: { 1: 'success', 2: 'danger' } }),
    failReason: translatedText(),
    createUserName: translatedText(),
    params: textarea(),
    bizId: text(),
  },
  columns: ['phone', 'result', 'sendTime', 'content', 'failReason', 'smsCode', 'templateId', 'createUserName'],
  search: ['phone', 'result', 'smsCode', 'templateId'],
  range: ['sendTime'],
  sort: { sendTime: 'desc' },
})

export default smsLogs
