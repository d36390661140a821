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
  apiKeyLog: {
    title: 'Calls by API keys',
    hint: 'Calls that services have made with an API key.',
    record: 'call',
    fields: {
      apiKeyId: 'API key',
      createTime: 'Called',
      createBy: 'As account',
      method: 'Method',
      requestUri: 'Path',
      params: 'Parameters',
      time: 'Duration (ms)',
      remoteIp: 'Address of caller',
      userAgent: 'Software of caller',
      serviceId: 'Service',
      serverHost: 'Server',
      serverIp: 'Server address and port',
      env: 'Environment',
    },
  },
  recordData: {
    title: 'Data audit',
    hint: 'Who changed which row of which table, and when. The details of a record contain its own history.',
    record: 'change',
    fields: {
      tableName: 'Table',
      operation: 'Operation',
      recordTime: 'Changed',
      recordUser: 'Changed by',
      oldData: 'Before',
      newData: 'After',
      requestUri: 'Path',
      method: 'Method',
      remoteIp: 'Address of user',
      userAgent: 'User agent',
      recordMessage: 'Message',
      recordResult: 'Result',
      recordCost: 'Cost of audit (ms)',
      recordLevel: 'Level',
      serviceId: 'Service',
      serverHost: 'Server',
      serverIp: 'Server address and port',
      env: 'Environment',
    },
  },
}

export default texts
