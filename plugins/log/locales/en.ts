import type { TextsLike } from '@jwsk/kit'
import type zhCn from './zh-cn'

const requestFields = {
  serviceId: 'Service',
  serverHost: 'Host',
  serverIp: 'Server address',
  env: 'Environment',
  method: 'Method',
  requestUri: 'Request path',
  time: 'Duration (ms)',
  methodClass: 'Class',
  methodName: 'Handler',
  params: 'Parameters',
  remoteIp: 'Caller address',
  userAgent: 'User agent',
  createBy: 'Account',
  createTime: 'Created',
}

const texts: TextsLike<typeof zhCn> = {
  usualLog: {
    title: 'General logs',
    record: 'entry',
    fields: {
      logLevel: 'Level',
      logId: 'Subject',
      logData: 'Data',
      ...requestFields,
    },
  },
  apiLog: {
    title: 'API logs',
    record: 'entry',
    fields: {
      title: 'Title',
      type: 'Type',
      ...requestFields,
    },
  },
  errorLog: {
    title: 'Error logs',
    record: 'entry',
    fields: {
      exceptionName: 'Exception',
      message: 'Message',
      fileName: 'File',
      lineNumber: 'Line',
      stackTrace: 'Stack trace',
      ...requestFields,
    },
  },
}

export default texts
