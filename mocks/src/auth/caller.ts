import type { Caller, TokenRules } from '../engine/platform-rules'
import { unauthorizedError } from '../engine/refusal'
import type { World } from '../engine/world/world'
import { userTable } from '../system/organisation/user-table'
import { getRoleAliases } from '../system/permission/role-table'
import { noUserId } from './oauth-table'
import { revokedTable } from './revoked'
import { type Claims, readToken } from './token'

/** Returns the claims of a token of that kind that is authentic, not expired and not revoked. */
export function readValidClaims(world: World, token: string, kind: Claims['kind']): Claims | undefined {
  const claims = readToken(token)
  if (!claims || claims.kind !== kind || claims.exp * 1000 <= world.now()) return undefined
  return world.table(revokedTable).get(claims.jti) ? undefined : claims
}

/** Returns the message of the 401 for a token that is invalid. */
export function getTokenRejectionMessage(world: World, token: string): string | undefined {
  const claims = readToken(token)
  return claims && world.table(revokedTable).get(claims.jti)?.message
}

/** Returns the owner of the access token. Throws the platform's 401 if the token is invalid. */
export function resolveCaller(world: World, token: string, rules: TokenRules): Caller {
  const refresh = rules.refreshToken === 'noRole' ? readValidClaims(world, token, 'refresh') : undefined
  const claims = readValidClaims(world, token, 'access') ?? (refresh && { ...refresh, role_id: '' })
  const present = claims && (claims.user_id === noUserId || world.table(userTable).get(claims.user_id))
  if (!claims || !(present || rules.tokenOfRemovedUser === 'accepted')) throw unauthorizedError(getTokenRejectionMessage(world, token))
  return {
    userId: claims.user_id,
    tenantId: claims.tenant_id,
    account: claims.account,
    deptId: claims.dept_id,
    roleId: claims.role_id,
    tokenId: claims.jti,
    roles: getRoleAliases(world, claims.role_id),
  }
}
