import { type ColumnType, typeMismatchMessage } from '../engine/columns'
import type { RefusalRules } from '../engine/platform-rules'
import type { ListRules } from '../engine/query'
import type { RecordRules } from '../engine/record-rules'
import { businessError, Refusal, serverError, unauthorizedError } from '../engine/refusal'
import { stringifyJson } from '../engine/reply'

/** Creates a database error as the platform passes it on. */
export const databaseError = (doing: 'querying' | 'updating', cause: string) =>
  serverError(`\n### Error ${doing} database.  Cause: ${cause}\n### The error may exist in a mapper of the server (best guess)`)

export const sqlSyntaxError = (text: string) => `java.sql.SQLSyntaxErrorException: ${text}`
const nearby =
  "You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '))' at line 1"
export const badSqlError = (doing: 'querying' | 'updating') => databaseError(doing, sqlSyntaxError(nearby))

/** Creates the error of a missing value that the server expected. */
export const nullPointerError = (invoked: string, name: string) => serverError(`Cannot invoke "${invoked}" because ${name} is null`)

/** Creates the error of a read that found nothing. */
export const nothingFoundError = () => serverError('Source must not be null')
export const tooManyResultsError = (count: number) =>
  serverError(`Expected one result (or null) to be returned by selectOne(), but found: ${count}`)

/** Creates the error of a write that affected no row, which has HTTP status 200. */
export const operationFailedError = (message = '操作失败') => new Refusal(400, message, { status: 200 })

/** Creates the error of access to another tenant's record. */
export const foreignTenantError = (noun: string) => new Refusal(400, `无权操作非本租户的${noun}`, { status: 403 })

const getPath = (request: Request) => new URL(request.url).pathname
const formatValue = (value: unknown, { status, type }: { readonly status: number; readonly type: string }) =>
  new Response(stringifyJson(value), { status, headers: { 'content-type': type } })

const toControllerName = (type: string) => {
  const [module = '', , name = ''] = type.split('.')
  const entity = name === 'GrantVO' ? 'Role' : name
  const method = name === 'GrantVO' ? 'grant' : 'submit'
  return `public org.springblade.core.tool.api.R org.springblade.modules.${module}.controller.${entity}Controller.${method}(org.springblade.modules.${type})`
}

export const refusals: RefusalRules = {
  notFound: (request) => new Refusal(404, `No endpoint ${request.method} ${getPath(request)}.`),
  wrongMethod: (request) => new Refusal(405, `Request method '${request.method}' is not supported`),
  wrongMediaType: (type) => {
    const sent = type?.replaceAll(' ', '').replace(/;charset=.*/i, '')
    return new Refusal(415, `Content-Type '${sent ? `${sent};charset=UTF-8` : 'application/octet-stream'}' is not supported`)
  },
  invalidJson: () => businessError('JSON parse error: Unexpected end-of-input within/between Object entries'),
  missingBody: 'empty',
  wrongShape: (value, type) => {
    if (type === undefined) return undefined
    const name = `org.springblade.modules.${type}`
    if (value === null || value === undefined) return businessError(`Required request body is missing: ${toControllerName(type)}`)
    if (Array.isArray(value))
      return businessError(
        `JSON parse error: Cannot deserialize value of type \`${name}\` from Array value (token \`JsonToken.START_ARRAY\`)`,
      )
    return businessError(
      `JSON parse error: Cannot construct instance of \`${name}\` (although at least one Creator exists): no String-argument constructor/factory method to deserialize from String value ('${value}')`,
    )
  },
  tokenMissing: unauthorizedError,
  toResponse: (refusal) => {
    // the gateway reports an invalid token with HTTP 200 and another format
    if (refusal.origin === 'gateway')
      return formatValue(
        { code: 401, success: false, data: null, msg: refusal.message },
        { status: 200, type: 'application/json; charset=UTF-8' },
      )
    return formatValue(refusal.toBody(), { status: refusal.status, type: 'application/json;charset=UTF-8' })
  },
}

const number: ColumnType = 'whole'

export const lists: ListRules = {
  unknownColumn: (name, clause) => databaseError('querying', sqlSyntaxError(`Unknown column '${name}' in '${clause}'`)),
  guardedName: (name, clause) =>
    clause === 'WHERE'
      ? serverError('Index 0 out of bounds for length 0')
      : databaseError('querying', sqlSyntaxError(`Unknown column '${name.replace(/\W/g, '')}' in '${clause}'`)),
  badDate: (value) => serverError(`java.text.ParseException: Unparseable date: "${value}"`),
  badNumber: (name, value) => businessError(`${name}:${typeMismatchMessage(name, number, value)}`),
  numbers: 'digits',
  sortNames: 'snake',
  textOrder: 'codeUnits',
  unpagedLists: 'unsorted',
  maxPageSize: 500,
}

export const records: RecordRules = {
  ambiguousDetail: undefined,
  multipleMatches: tooManyResultsError,
  noRow: operationFailedError,
  noId: operationFailedError,
  noIds: operationFailedError,
}
