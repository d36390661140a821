import { JwskError } from '../errors'
import { notice } from '../generated/desk/notice'
import { code } from '../generated/develop/code'
import { datasource } from '../generated/develop/datasource'
import { apiScope } from '../generated/system/api-scope'
import { dataScope } from '../generated/system/data-scope'
import { dept } from '../generated/system/dept'
import { dict } from '../generated/system/dict'
import { menu } from '../generated/system/menu'
import { oauthClient } from '../generated/system/oauth-client'
import { param } from '../generated/system/param'
import { post } from '../generated/system/post'
import { region } from '../generated/system/region'
import { role } from '../generated/system/role'
import { tenant } from '../generated/system/tenant'
import { topMenu } from '../generated/system/top-menu'
import { user } from '../generated/system/user'
import { isRecord } from '../is-record'
import type { InputOf, Operation } from '../operation'
import { ownEntry } from '../own-entry'
import type { ReadBackKey } from '../profile'
import type { Client } from '../types'
import { eachRow } from './each-row'

/** The keys of the entities that are written without an answer, by entity. */
export const readBackKeys: Readonly<Record<string, ReadBackKey>> = {
  apiScope: { in: apiScope.page, by: ['scopeName', 'menuId', 'resourceCode'] },
  code: { in: code.page, by: ['codeName', 'tableName'] },
  dataScope: { in: dataScope.page, by: ['scopeName', 'menuId', 'resourceCode'] },
  datasource: { in: datasource.page, by: ['name', 'url'] },
  dept: { in: dept.list, by: ['deptName', 'fullName', 'parentId'] },
  dict: { in: dict.list, by: ['code', 'dictKey', 'dictValue'] },
  menu: { in: menu.list, by: ['code', 'name', 'parentId'] },
  notice: { in: notice.page, by: ['title'] },
  oauthClient: { in: oauthClient.page, by: ['clientId'] },
  param: { in: param.page, by: ['paramKey', 'paramName'] },
  post: { in: post.page, by: ['postCode', 'postName'] },
  region: { in: region.page, by: ['code'], id: 'code' },
  role: { in: role.list, by: ['roleName', 'roleAlias'] },
  tenant: { in: tenant.page, by: ['tenantName', 'linkman'] },
  topMenu: { in: topMenu.page, by: ['code', 'name'] },
  user: { in: user.page, by: ['account', 'tenantId'] },
}

type Row = Readonly<Record<string, unknown>>

function everyRow(payload: unknown): Row[] {
  const rows: Row[] = []
  eachRow(payload, (row) => rows.push(row))
  return rows
}

const none = ['', '0', 'undefined', 'null']
const isSame = (one: unknown, other: unknown) =>
  String(one) === String(other) || (none.includes(String(one)) && none.includes(String(other)))

/** Ids grow: of several records with one key the last was written last. */
const later = (one: string, other: string) => (one.length === other.length ? one > other : one.length > other.length)

const enough = 500

/**
 * The id of the record that a call has just written: the platform answers none, so it is looked up by its key, among
 * equals the newest. `undefined` where it is not to be seen. Throws a `configuration` error for a call whose entity has
 * no key, or an input without it.
 *
 * @example
 * await client.call(post.submit, draft)
 * const id = await readBack(client, post.submit, draft)
 */
export async function readBack<O extends Operation>(
  client: Client,
  operation: O,
  draft: NonNullable<InputOf<O>>,
): Promise<string | undefined> {
  const [entity = ''] = operation.id.split('.', 1)
  const key = client.profile.keys?.[entity] ?? ownEntry(readBackKeys, entity)
  const written: unknown = draft
  if (!key || !isRecord(written) || written[key.by[0]] === undefined)
    throw new JwskError({ kind: 'configuration', message: 'readBack: nothing to find the record by', operation: operation.id })
  const [first] = key.by
  const query = {
    [first]: written[first],
    ...(key.in.paged && { current: 1, size: enough }),
    ...(!key.id && key.in.paged && { descs: 'id' }),
  }
  // what a list is asked for differs from one to the next
  const payload = await client.call(key.in as Operation<unknown, unknown>, query)
  const agrees = (row: Row) => key.by.every((name) => written[name] === undefined || isSame(row[name], written[name]))
  const ids = everyRow(payload)
    .filter(agrees)
    .map((row) => String(row[key.id ?? 'id'] ?? ''))
  return ids
    .filter((id) => id !== '')
    .reduce<string | undefined>((last, id) => (last === undefined || later(id, last) ? id : last), undefined)
}
