import { toFields } from '../engine/fields'
import type { Call } from '../engine/mock'
import { oauthClientTable } from '../system/configuration/oauth-client'
import { type UserRow, userTable } from '../system/organisation/user-table'
import { getRoleId } from '../system/permission/role-table'
import { findOrCreateOauth, noUserId } from './oauth-table'
import { socialProviders } from './social'

/** Creates a guest, i.e. a user without an account, who may only register. */
export function createGuest({ world, query }: Call, oauthId: string): { readonly user: UserRow; readonly oauthId: string } {
  const user: UserRow = {
    id: noUserId,
    tenantId: query.tenantId || '000000',
    userType: 1,
    code: '',
    account: '',
    passwordHash: '',
    name: '访客',
    realName: '访客',
    avatar: '',
    email: '',
    phone: '',
    birthday: '',
    sex: 3,
    roleId: getRoleId(world, 'guest'),
    deptId: noUserId,
    postId: noUserId,
    userExt: '',
    detailType: 'web',
    createUser: '',
    createDept: '',
    createTime: '',
    updateUser: '',
    updateTime: '',
    status: 1,
    isDeleted: 0,
  }
  return { user, oauthId }
}

/** Returns the user whom an identity provider authenticated: a known user, a guest, or `undefined` for an invalid callback. */
export function findUserBySocialCode(call: Call): { readonly user: UserRow; readonly oauthId: string } | undefined {
  const { source = '', code = '', state = '' } = call.query
  if (!socialProviders.includes(source) || code === '' || state === '') return undefined
  const login = findOrCreateOauth(call.world, source, code)
  const user = call.world.table(userTable).get(login.userId)
  return user ? { user, oauthId: login.id } : createGuest(call, login.id)
}

/** Finds the user of a single sign-on code; the codes of this deployment are `sso-` and the account. */
export const findUserBySsoCode = ({ world, query }: Call): UserRow | undefined => {
  const { code = '', tenantId = '000000' } = query
  const account = code.startsWith('sso-') ? code.slice(4) : ''
  return world.table(userTable).find((row) => row.tenantId === tenantId && row.account === account && account !== '')
}

/** Finds the account that a client acts as without a user: the one named in its additional information. */
export function findUserByClient({ world, headers }: Call): UserRow | undefined {
  const [id, secret] = atob((headers.get('authorization') ?? '').split(' ')[1] ?? '').split(':')
  const client = world.table(oauthClientTable).find((row) => row.clientId === id && row.clientSecret === secret)
  if (!client?.authorizedGrantTypes.split(',').includes('client_credentials')) return undefined
  const { account } = toFields(JSON.parse(client.additionalInformation || '{}'))
  return world.table(userTable).find((row) => row.tenantId === '000000' && row.account === account)
}
