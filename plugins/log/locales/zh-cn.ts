import type { LabelsOf } from '@jwsk/kit'
import type apiLogs from '../resources/api-log'
import type errorLogs from '../resources/error-log'
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
}

export default texts
