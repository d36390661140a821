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
import { getOwn } from '../get-own'
import type { NaturalKey } from '../profile'
import type { Client } from '../types'
import { forEachRow } from './for-each-row'

/** The keys of the entities that are written without an answer, by entity. */
export const naturalKeys: Readonly<Record<string, NaturalKey>> = {
  apiScope: { list: apiScope.page, fields: ['scopeName', 'menuId', 'resourceCode'] },
  code: { list: code.page, fields: ['codeName', 'tableName'] },
  dataScope: { list: dataScope.page, fields: ['scopeName', 'menuId', 'resourceCode'] },
  datasource: { list: datasource.page, fields: ['name', 'url'] },
  dept: { list: dept.list, fields: ['deptName', 'fullName', 'parentId'] },
  dict: { list: dict.list, fields: ['code', 'dictKey', 'dictValue'] },
  menu: { list: menu.list, fields: ['code', 'name', 'parentId'] },
  notice: { list: notice.page, fields: ['title'] },
  oauthClient: { list: oauthClient.page, fields: ['clientId'] },
  param: { list: param.page, fields: ['paramKey', 'paramName'] },
  post: { list: post.page, fields: ['postCode', 'postName'] },
  region: { list: region.page, fields: ['code'], idField: 'code' },
  role: { list: role.list, fields: ['roleName', 'roleAlias'] },
  tenant: { list: tenant.page, fields: ['tenantName', 'linkman'] },
  topMenu: { list: topMenu.page, fields: ['code', 'name'] },
  user: { list: user.page, fields: ['account', 'tenantId'] },
}

type Row = Readonly<Record<string, unknown>>

function flattenRows(payload: unknown): Row[] {
  const rows: Row[] = []
  forEachRow(payload, (row) => rows.push(row))
  return rows
}

const emptyIds = ['', '0', 'undefined', 'null']
const isSameValue = (one: unknown, other: unknown) =>
  String(one) === String(other) || (emptyIds.includes(String(one)) && emptyIds.includes(String(other)))

/** Ids grow: of several records with one key the last was written last. */
const laterId = (one: string, other: string) => (one.length === other.length ? one > other : one.length > other.length)

const maxCandidates = 500

/**
 * The id of the record that a call has just written: the platform answers none, so it is looked up by its key, among
 * equals the newest. `undefined` where it is not to be seen. Throws a `configuration` error for a call whose entity has
 * no key, or an input without it.
 *
 * @example
 * await client.call(post.submit, draft)
 * const id = await readBack(client, post.submit, draft)
 */
export async function findCreatedId<O extends Operation>(
  client: Client,
  operation: O,
  draft: NonNullable<InputOf<O>>,
): Promise<string | undefined> {
  const [entity = ''] = operation.id.split('.', 1)
  const key = client.profile.naturalKeys?.[entity] ?? getOwn(naturalKeys, entity)
  const written: unknown = draft
  if (!key || !isRecord(written) || written[key.fields[0]] === undefined)
    throw new JwskError({ kind: 'configuration', message: 'readBack: nothing to find the record by', operation: operation.id })
  const [first] = key.fields
  const query = {
    [first]: written[first],
    ...(key.list.paged && { current: 1, size: maxCandidates }),
    ...(!key.idField && key.list.paged && { descs: 'id' }),
  }
  // what a list is asked for differs from one to the next
  const payload = await client.call(key.list as Operation<unknown, unknown>, query)
  const agrees = (row: Row) => key.fields.every((name) => written[name] === undefined || isSameValue(row[name], written[name]))
  const ids = flattenRows(payload)
    .filter(agrees)
    .map((row) => String(row[key.idField ?? 'id'] ?? ''))
  return ids
    .filter((id) => id !== '')
    .reduce<string | undefined>((last, id) => (last === undefined || laterId(id, last) ? id : last), undefined)
}
