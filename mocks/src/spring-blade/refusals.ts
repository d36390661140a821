import { type ColumnKind, unconvertible } from '../engine/columns'
import type { RefusalRules } from '../engine/platform'
import type { ListRules } from '../engine/query'
import type { RecordRules } from '../engine/records'
import { Refusal, refuse, serverError, unauthorized } from '../engine/refusal'
import { writeJson } from '../engine/reply'

/** What the database says, as the platform passes it on. */
export const databaseError = (doing: 'querying' | 'updating', cause: string) =>
  serverError(`\n### Error ${doing} database.  Cause: ${cause}\n### The error may exist in a mapper of the server (best guess)`)

export const sqlSyntax = (text: string) => `java.sql.SQLSyntaxErrorException: ${text}`
const nearby =
  "You have an error in your SQL syntax; check the manual that corresponds to your MariaDB server version for the right syntax to use near '))' at line 1"
export const badSql = (doing: 'querying' | 'updating') => databaseError(doing, sqlSyntax(nearby))

/** Something that the server took for granted was not there. */
export const isNull = (invoked: string, name: string) => serverError(`Cannot invoke "${invoked}" because ${name} is null`)

/** A read that found nothing to show. */
export const noSource = () => serverError('Source must not be null')
export const tooMany = (count: number) => serverError(`Expected one result (or null) to be returned by selectOne(), but found: ${count}`)

/** A write that hit no row is told with HTTP 200. */
export const failed = (message = '操作失败') => new Refusal(400, message, { status: 200 })

/** A record of another tenant was touched. */
export const foreign = (noun: string) => new Refusal(400, `无权操作非本租户的${noun}`, { status: 403 })

const pathOf = (request: Request) => new URL(request.url).pathname
const written = (value: unknown, { status, type }: { readonly status: number; readonly type: string }) =>
  new Response(writeJson(value), { status, headers: { 'content-type': type } })

const controllerOf = (type: string) => {
  const [module = '', , name = ''] = type.split('.')
  const entity = name === 'GrantVO' ? 'Role' : name
  const method = name === 'GrantVO' ? 'grant' : 'submit'
  return `public org.springblade.core.tool.api.R org.springblade.modules.${module}.controller.${entity}Controller.${method}(org.springblade.modules.${type})`
}

export const refusals: RefusalRules = {
  notFound: (request) => new Refusal(404, `No endpoint ${request.method} ${pathOf(request)}.`),
  wrongMethod: (request) => new Refusal(405, `Request method '${request.method}' is not supported`),
  wrongMediaType: (type) => {
    const sent = type?.replaceAll(' ', '').replace(/;charset=.*/i, '')
    return new Refusal(415, `Content-Type '${sent ? `${sent};charset=UTF-8` : 'application/octet-stream'}' is not supported`)
  },
  unreadable: () => refuse('JSON parse error: Unexpected end-of-input within/between Object entries'),
  missingBody: 'nothing',
  wrongShape: (value, type) => {
    if (type === undefined) return undefined
    const name = `org.springblade.modules.${type}`
    if (value === null || value === undefined) return refuse(`Required request body is missing: ${controllerOf(type)}`)
    if (Array.isArray(value))
      return refuse(`JSON parse error: Cannot deserialize value of type \`${name}\` from Array value (token \`JsonToken.START_ARRAY\`)`)
    return refuse(
      `JSON parse error: Cannot construct instance of \`${name}\` (although at least one Creator exists): no String-argument constructor/factory method to deserialize from String value ('${value}')`,
    )
  },
  tokenMissing: unauthorized,
  toResponse: (refusal) => {
    // the gateway tells a token that is not valid with HTTP 200, in a writing of its own
    if (refusal.origin === 'gateway')
      return written(
        { code: 401, success: false, data: null, msg: refusal.message },
        { status: 200, type: 'application/json; charset=UTF-8' },
      )
    return written(refusal.toBody(), { status: refusal.status, type: 'application/json;charset=UTF-8' })
  },
}

const number: ColumnKind = 'whole'

export const lists: ListRules = {
  unknownColumn: (name, clause) => databaseError('querying', sqlSyntax(`Unknown column '${name}' in '${clause}'`)),
  guardedName: (name, clause) =>
    clause === 'WHERE'
      ? serverError('Index 0 out of bounds for length 0')
      : databaseError('querying', sqlSyntax(`Unknown column '${name.replace(/\W/g, '')}' in '${clause}'`)),
  badDate: (value) => serverError(`java.text.ParseException: Unparseable date: "${value}"`),
  badNumber: (name, value) => refuse(`${name}:${unconvertible(name, number, value)}`),
  numbers: 'by digits',
  sortNames: 'snake',
  texts: 'by code',
  wholeLists: 'in their own order',
  longestPage: 500,
}

export const records: RecordRules = {
  detailOfAny: undefined,
  several: tooMany,
  noRow: failed,
  noId: failed,
  noIds: failed,
}
