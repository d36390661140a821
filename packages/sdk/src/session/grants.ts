import type { ResolvedOptions } from '../options'
import type { Grant, GrantScope } from '../session-types'

/** Grant as it is sent: its password encoded, or a refresh. */
export type EncodedGrant = Grant | { readonly type: 'refresh_token'; readonly refreshToken: string }

export type ResolvedScope = { readonly tenantId: string } & { readonly [Name in keyof Omit<GrantScope, 'tenantId'>]: string | undefined }

export interface TokenRequest {
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, string | undefined>>

function toGrantFields(grant: EncodedGrant): Fields {
  switch (grant.type) {
    case 'captcha':
    case 'password':
      return { username: grant.username, password: grant.password, type: 'account' }
    case 'social':
      return {
        source: grant.source,
        code: grant.code,
        state: grant.state,
        redirect_uri: grant.redirectUri,
        code_verifier: grant.codeVerifier,
        nonce: grant.nonce,
      }
    case 'authorization_code':
      return { code: grant.code, ...('redirectUri' in grant ? { redirect_uri: grant.redirectUri } : { state: grant.state }) }
    case 'sms':
      return { phone: grant.phone, code: grant.code, id: grant.id }
    case 'client_credentials':
      return {}
    case 'custom':
      return { ...grant.fields, grant_type: grant.grantType }
    case 'refresh_token':
      return { refresh_token: grant.refreshToken }
  }
}

/** Grants whose user type only the caller knows. */
const callerGrants: readonly EncodedGrant['type'][] = ['password', 'captcha', 'refresh_token']

/** Resolves the user type: a sign-in without a password defaults to property staff, a refresh repeats that of the sign-in. */
export const resolveUserType = ({ type }: EncodedGrant, { userType }: Pick<ResolvedScope, 'userType'>) =>
  userType ?? (callerGrants.includes(type) ? undefined : 'wy')

/** Selects the defined fields under the names of the deployment; an empty name omits a field. */
const pickPresentFields = (fields: Fields, names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value = '']): [string, string] => [names[name] ?? name, value])
      .filter((entry) => !entry.includes('')),
  )

/** Builds the fields and headers of the token call. */
export function buildTokenRequest(grant: EncodedGrant, scope: ResolvedScope, settings: ResolvedOptions): TokenRequest {
  const { tenantId, deptId, roleId } = scope
  const switching = settings.sendAccountHeaders ? { 'Dept-Id': deptId, 'Role-Id': roleId } : {}
  const captcha = grant.type === 'captcha' ? { 'Captcha-Key': grant.captcha.key, 'Captcha-Code': grant.captcha.code } : {}
  return {
    fields: pickPresentFields(
      { tenantId, grant_type: grant.type, scope: 'all', deptId, roleId, ...toGrantFields(grant) },
      settings.profile.token?.requestFields,
    ),
    headers: pickPresentFields({ [settings.tenantHeader]: tenantId, ...switching, ...captcha, 'User-Type': resolveUserType(grant, scope) }),
  }
}
