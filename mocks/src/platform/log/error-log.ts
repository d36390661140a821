import type { Operation } from '@jwsk/sdk'
import type { ClientLogDraft } from '@jwsk/sdk/auth'
import { parkingLotWhitelist, shopPayment, tourRoute } from '@jwsk/sdk/biz'
import { leave } from '@jwsk/sdk/desk'
import { otaPlatform, otaPlatformTicket } from '@jwsk/sdk/dp'
import { errorLog } from '@jwsk/sdk/log'
import { ossEndpoint } from '@jwsk/sdk/resource'
import { type UploadedLog, uploadedLogTable } from '../../auth/client-log'
import { type Call, mock } from '../../engine/mock'
import { filterRows, paginate, sortRows } from '../../engine/query'
import { hour } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter } from '../assertions'
import { createLogColumns, type LogRow } from './log-columns'

interface ErrorLogRow extends LogRow {
  readonly stackTrace: string
  readonly exceptionName: string
  readonly message: string
  readonly fileName: string
  readonly lineNumber: number
}

const failures: readonly (readonly [exception: string, message: string, operation: Operation])[] = [
  ['java.net.SocketTimeoutException', 'Read timed out', otaPlatformTicket.sync],
  ['org.springframework.dao.DuplicateKeyException', "Duplicate entry '浙A12345' for key 'uk_plate_no'", parkingLotWhitelist.submit],
  ['java.lang.NullPointerException', 'Cannot invoke "ShopContract.getEndDate()" because "contract" is null', shopPayment.detail],
  ['java.lang.IllegalStateException', '平台连接失败：设备未注册', otaPlatform.test],
  ['io.minio.errors.ErrorResponseException', 'The specified key does not exist.', ossEndpoint.statFile],
  [
    'com.fasterxml.jackson.databind.exc.InvalidFormatException',
    'Cannot deserialize value of type `java.util.Date` from String "2026/11/3"',
    tourRoute.submit,
  ],
  ['org.flowable.common.engine.api.FlowableObjectNotFoundException', 'no deployed process definition found', leave.startProcess],
]

const rows = 46

export const errorLogTable = defineTable<ErrorLogRow>('errorLog', (world) => {
  const random = world.random('errorLog')
  return Array.from({ length: rows }, (_, index) => {
    const [exceptionName, message, operation] = random.pick(failures)
    const columns = createLogColumns(world, random, { table: 'errorLog', index, age: (rows - index) * 14 * hour })({
      operation,
      params: '',
    })
    const lineNumber = random.between(24, 310)
    const file = columns.methodClass.split('.').at(-1)?.replace('Controller', 'ServiceImpl') ?? ''
    return {
      ...columns,
      exceptionName,
      message,
      fileName: `${file}.java`,
      lineNumber,
      stackTrace: createStack({ exceptionName, message, file, lineNumber, columns }),
    }
  })
})

interface Failure {
  readonly exceptionName: string
  readonly message: string
  readonly file: string
  readonly lineNumber: number
  readonly columns: LogRow
}

const createStack = ({ exceptionName, message, file, lineNumber, columns: { methodClass, methodName } }: Failure) =>
  [
    `${exceptionName}: ${message}`,
    `\tat ${methodClass.replace(/controller\.\w+$/, `service.impl.${file}`)}.${methodName}(${file}.java:${lineNumber})`,
    `\tat ${methodClass}.${methodName}(${methodClass.split('.').at(-1)}.java:${(lineNumber % 90) + 20})`,
    '\tat java.base/jdk.internal.reflect.DirectMethodHandleAccessor.invoke(DirectMethodHandleAccessor.java:103)',
    '\tat org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:885)',
    '\tat java.base/java.lang.Thread.run(Thread.java:840)',
  ].join('\n')

/** Converts a log that a browser uploaded to an error log of the services. */
function toErrorLogRow(world: World, { id, account, entry }: UploadedLog): ErrorLogRow {
  // stored as sent, in the shape of the upload's contract
  const { url = '', time, type, message, stack = '', info = '' } = entry as ClientLogDraft
  return {
    id,
    tenantId: world.table(userTable).find((user) => user.account === account)?.tenantId ?? '000000',
    serviceId: 'console',
    serverHost: '',
    serverIp: '',
    env: 'prod',
    remoteIp: '',
    userAgent: '',
    requestUri: url,
    method: '',
    methodClass: '',
    methodName: '',
    params: info,
    time: '',
    createBy: account,
    createTime: time,
    stackTrace: stack,
    exceptionName: type,
    message,
    fileName: '',
    lineNumber: 0,
  }
}

const getRows = (call: Call): ErrorLogRow[] =>
  [
    ...call.world.table(errorLogTable).all(),
    ...call.world
      .table(uploadedLogTable)
      .all()
      .map((row) => toErrorLogRow(call.world, row)),
  ]
    .filter((row) => isVisibleToCaller(row, call))
    .sort((left, right) => (left.createTime < right.createTime ? 1 : -1))

export const errorLogMocks = [
  mock(errorLog.page, (call) => {
    const found = filterRows(getRows(call), call.query)
    return paginate(sortRows(found, call.query) ?? found, call.query)
  }),
  mock(errorLog.detail, (call) => getRows(call).find((row) => row.id === requireParameter(call, 'id')) ?? null),
]
