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
import { getOwn } from '../get-own'
import { isRecord } from '../is-record'
import type { InputOf, Operation } from '../operation'
import type { NaturalKey } from '../profile'
import type { Client } from '../types'
import { forEachRow } from './for-each-row'

/** Natural keys of the entities whose writes return no id, by entity. */
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

/** Whether the first id was assigned later, because ids grow. */
const isLaterId = (one: string, other: string) => (one.length === other.length ? one > other : one.length > other.length)

const maxCandidates = 500

/**
 * Finds the id of the record that a call has just written, because the platform does not return it. Looks it up by its
 * natural key and takes the newest match; resolves with `undefined` if there is none.
 *
 * @throws {@link JwskError} of kind `configuration` if the entity has no natural key, or the draft lacks its first field.
 *
 * @example
 * await client.call(post.submit, draft)
 * const id = await findCreatedId(client, post.submit, draft)
 */
export async function findCreatedId<O extends Operation>(
  client: Client,
  operation: O,
  draft: NonNullable<InputOf<O>>,
): Promise<string | undefined> {
  const [entity = ''] = operation.id.split('.', 1)
  const key = client.profile.naturalKeys?.[entity] ?? getOwn(naturalKeys, entity)
  const record: unknown = draft
  if (!key || !isRecord(record) || record[key.fields[0]] === undefined)
    throw new JwskError({ kind: 'configuration', message: 'readBack: nothing to find the record by', operation: operation.id })
  const [first] = key.fields
  const query = {
    [first]: record[first],
    ...(key.list.paged && { current: 1, size: maxCandidates }),
    ...(!key.idField && key.list.paged && { descs: 'id' }),
  }
  // the input type differs from list to list
  const payload = await client.call(key.list as Operation<unknown, unknown>, query)
  const isMatch = (row: Row) => key.fields.every((name) => record[name] === undefined || isSameValue(row[name], record[name]))
  const ids = flattenRows(payload)
    .filter(isMatch)
    .map((row) => String(row[key.idField ?? 'id'] ?? ''))
  return ids
    .filter((id) => id !== '')
    .reduce<string | undefined>((last, id) => (last === undefined || isLaterId(id, last) ? id : last), undefined)
}
