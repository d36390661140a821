import { apiLog, errorLog, usualLog } from '@jwsk/sdk/log'
import { type Columns, shown } from '../engine/columns'
import type { Failure } from '../engine/platform'
import { filterRows, pageOf } from '../engine/query'
import { admins, answered, byId, opened, records } from './calls'
import { columns, without } from './columns'
import { isNull } from './refusals'
import { bladeRow } from './rows'
import { errorLogs } from './tables'

const listed = without(columns.errorLog, 'params', 'stackTrace', 'message')
/** What every log has of a call; the recording shows no entry of the other two, so their own columns are those of the contract. */
const ofCalls = without(columns.errorLog, 'stackTrace', 'exceptionName', 'message', 'fileName', 'lineNumber')
const noLog = (kind: string) => () => isNull(`org.springblade.core.log.model.Log${kind}.getParams()`, `"log${kind}"`)

/** Calls that carry a password leave nothing to read. */
const secret = '/blade-auth/'

/** Every 500 is kept, with what it was about. */
export function keepFailure({ world, request, refusal, caller }: Failure) {
  const { pathname, search } = new URL(request.url)
  const hidden = pathname.startsWith(secret) ? '******' : undefined
  world.table(errorLogs).put(
    bladeRow('errorLog', {
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
      createTime: world.stamp(),
      stackTrace: hidden ?? `${refusal.message}\n\tat mock.Answer.carryOut(Answer.java:1)`,
      exceptionName: 'java.lang.RuntimeException',
      message: hidden ?? refusal.message,
      fileName: 'Answer.java',
      lineNumber: 1,
    }),
  )
}

/** Nothing of this edition writes to the other two. */
const nothing: readonly object[] = []
const emptyLog = ({ page, detail }: typeof apiLog | typeof usualLog, { kind, own }: { readonly kind: string; readonly own: Columns }) => [
  answered(page, ({ query, platform: { lists: rules } }) =>
    pageOf(filterRows(nothing, query, { schema: { ...ofCalls, ...own }, rules }), query, rules),
  ),
  answered(detail, () => {
    throw noLog(kind)()
  }),
]

export const logMocks = opened(admins, [
  ...emptyLog(apiLog, { kind: 'Api', own: { type: 'text', title: 'text' } }),
  ...emptyLog(usualLog, { kind: 'Usual', own: { logLevel: 'text', logId: 'text', logData: 'text' } }),
  // in the order in which they came, whatever is asked
  answered(errorLog.page, ({ world, query, platform: { lists: rules } }) => {
    const rows = world.table(errorLogs).all().sort(byId)
    return pageOf(
      filterRows(rows, query, { schema: columns.errorLog, rules }).map((row) => shown(listed, row)),
      query,
      rules,
    )
  }),
  ...records('errorLog', [{ detail: errorLog.detail }, errorLogs], { type: '', absent: noLog('Error') }),
])
