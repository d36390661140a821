import type { Settings } from '../options'

/** One way to get tokens; `refresh_token` is the client's own. */
export type Grant =
  | {
      readonly type: 'captcha'
      readonly username: string
      readonly password: string
      readonly captcha: { readonly key: string; readonly code: string }
    }
  | { readonly type: 'password'; readonly username: string; readonly password: string }
  | { readonly type: 'refresh_token'; readonly refreshToken: string }

/** What every grant may say besides. */
export interface GrantScope {
  readonly tenantId: string
  readonly deptId?: string | undefined
  readonly roleId?: string | undefined
  readonly userType?: string | undefined
}

export interface TokenRequest {
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

function fieldsOf(grant: Grant): Readonly<Record<string, string>> {
  switch (grant.type) {
    case 'captcha':
    case 'password':
      return { username: grant.username, password: grant.password, type: 'account' }
    case 'refresh_token':
      return { refresh_token: grant.refreshToken }
  }
}

const present = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''))

/** The query and headers of the token call. The password in a grant is already hashed. */
export function tokenRequest(grant: Grant, scope: GrantScope, settings: Settings): TokenRequest {
  const switching = settings.accountSwitch ? { 'Dept-Id': scope.deptId, 'Role-Id': scope.roleId } : {}
  const captcha = grant.type === 'captcha' ? { 'Captcha-Key': grant.captcha.key, 'Captcha-Code': grant.captcha.code } : {}
  const scoped = grant.type === 'refresh_token' ? { deptId: scope.deptId, roleId: scope.roleId } : {}
  return {
    query: present({ tenantId: scope.tenantId, ...fieldsOf(grant), grant_type: grant.type, scope: 'all', ...scoped }),
    headers: present({ [settings.tenantHeader]: scope.tenantId, ...switching, ...captcha, 'User-Type': scope.userType }),
  }
}
