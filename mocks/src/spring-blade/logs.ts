import { apiLog, errorLog, usualLog } from '@jwsk/sdk/log'
import { type Columns, toOutputRow } from '../engine/columns'
import type { Failure } from '../engine/platform-rules'
import { filterRows, paginate } from '../engine/query'
import { columns, omitColumns } from './columns'
import { admins, compareById, createCrudMocks, createMock, requireRoles } from './mock-builders'
import { nullPointerError } from './refusals'
import { createBladeRow } from './rows'
import { errorLogs } from './tables'

const listColumns = omitColumns(columns.errorLog, 'params', 'stackTrace', 'message')
/** Columns of every log; the recording has no entry of the other two logs, so their own columns follow the contract. */
const callColumns = omitColumns(columns.errorLog, 'stackTrace', 'exceptionName', 'message', 'fileName', 'lineNumber')
const missingLogError = (kind: string) => () => nullPointerError(`org.springblade.core.log.model.Log${kind}.getParams()`, `"log${kind}"`)

/** Calls with a password, whose parameters are not logged. */
const secret = '/blade-auth/'

/** Logs every 500 with its request. */
export function logFailure({ world, request, refusal, caller }: Failure) {
  const { pathname, search } = new URL(request.url)
  const hidden = pathname.startsWith(secret) ? '******' : undefined
  world.table(errorLogs).put(
    createBladeRow('errorLog', {
      id: world.nextId(),
      serviceId: 'blade-api',
      serverIp: '127.0.0.1:80',
      serverHost: 'mock',
      env: 'dev',
      remoteIp: '127.0.0.1',
      userAgent: request.headers.get('user-agent') ?? '',
      requestUri: pathname,
      method: request.method,
      methodClass: 'mock.Answer',
      methodName: 'carryOut',
      params: hidden ?? search.slice(1),
      createBy: caller?.account ?? '',
      createTime: world.formatNow(),
      stackTrace: hidden ?? `${refusal.message}\n\tat mock.Answer.carryOut(Answer.java:1)`,
      exceptionName: 'java.lang.RuntimeException',
      message: hidden ?? refusal.message,
      fileName: 'Answer.java',
      lineNumber: 1,
    }),
  )
}

/** Empty logs: this edition never writes to the other two. */
const noRows: readonly object[] = []
const createEmptyLogMocks = (
  { page, detail }: typeof apiLog | typeof usualLog,
  { kind, own }: { readonly kind: string; readonly own: Columns },
) => [
  createMock(page, ({ query, platform: { lists: rules } }) =>
    paginate(filterRows(noRows, query, { schema: { ...callColumns, ...own }, rules }), query, rules),
  ),
  createMock(detail, () => {
    throw missingLogError(kind)()
  }),
]

export const logMocks = requireRoles(admins, [
  ...createEmptyLogMocks(apiLog, { kind: 'Api', own: { type: 'text', title: 'text' } }),
  ...createEmptyLogMocks(usualLog, { kind: 'Usual', own: { logLevel: 'text', logId: 'text', logData: 'text' } }),
  // in insertion order; ignores `ascs` and `descs`
  createMock(errorLog.page, ({ world, query, platform: { lists: rules } }) => {
    const rows = world.table(errorLogs).all().sort(compareById)
    return paginate(
      filterRows(rows, query, { schema: columns.errorLog, rules }).map((row) => toOutputRow(listColumns, row)),
      query,
      rules,
    )
  }),
  ...createCrudMocks('errorLog', { detail: errorLog.detail }, { table: errorLogs, type: '', notFound: missingLogError('Error') }),
])
