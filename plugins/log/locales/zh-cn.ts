import type { LabelsOf } from '@jwsk/kit'
import type apiKeyLogs from '../resources/api-key-log'
import type apiLogs from '../resources/api-log'
import type errorLogs from '../resources/error-log'
import type recordDatas from '../resources/record-data'
import type usualLogs from '../resources/usual-log'

const requestFields = {
  serviceId: '服务名',
  serverHost: '服务器名',
  serverIp: '服务器地址与端口',
  env: '运行环境',
  method: '请求方法',
  requestUri: '请求路径',
  time: '执行时间（毫秒）',
  methodClass: '处理类',
  methodName: '处理方法',
  params: '请求参数',
  remoteIp: '操作者地址',
  userAgent: '用户代理',
  createBy: '操作者账号',
  createTime: '创建时间',
}

const texts = {
  usualLog: {
    title: '通用日志',
    record: '日志',
    fields: {
      logLevel: '日志级别',
      logId: '业务标识',
      logData: '日志内容',
      ...requestFields,
    },
  } satisfies LabelsOf<typeof usualLogs>,
  apiLog: {
    title: '接口日志',
    record: '日志',
    fields: {
      title: '标题',
      type: '日志类型',
      ...requestFields,
    },
  } satisfies LabelsOf<typeof apiLogs>,
  errorLog: {
    title: '错误日志',
    record: '日志',
    fields: {
      exceptionName: '异常名',
      message: '异常消息',
      fileName: '文件名',
      lineNumber: '行号',
      stackTrace: '堆栈',
      ...requestFields,
    },
  } satisfies LabelsOf<typeof errorLogs>,
  apiKeyLog: {
    title: '密钥调用日志',
    hint: '服务以接口密钥调用接口的记录。',
    record: '调用',
    fields: {
      apiKeyId: '接口密钥',
      createTime: '调用时间',
      createBy: '代表账号',
      method: '请求方法',
      requestUri: '请求路径',
      params: '请求参数',
      time: '执行时间（毫秒）',
      remoteIp: '调用方地址',
      userAgent: '调用方软件',
      serviceId: '服务名',
      serverHost: '服务器名',
      serverIp: '服务器地址与端口',
      env: '运行环境',
    },
  } satisfies LabelsOf<typeof apiKeyLogs>,
  recordData: {
    title: '数据审计',
    hint: '谁在何时改了哪张表的哪条数据。单条记录的历史在该记录的详情中查看。',
    record: '变更',
    fields: {
      tableName: '表名',
      operation: '操作',
      recordTime: '变更时间',
      recordUser: '操作人',
      oldData: '变更前',
      newData: '变更后',
      requestUri: '请求路径',
      method: '请求方法',
      remoteIp: '操作者地址',
      userAgent: '用户代理',
      recordMessage: '审计消息',
      recordResult: '审计结果',
      recordCost: '审计耗时（毫秒）',
      recordLevel: '审计级别',
      serviceId: '服务名',
      serverHost: '服务器名',
      serverIp: '服务器地址与端口',
      env: '运行环境',
    },
  } satisfies LabelsOf<typeof recordDatas>,
}

export default texts
