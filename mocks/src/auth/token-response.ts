import type { OutputOf } from '@jwsk/sdk'
import type { auth } from '@jwsk/sdk/auth'
import type { Settings } from '../engine/settings'
import type { World } from '../engine/world/world'
import type { UserRow } from '../system/organisation/user-table'
import { getRoleAliases } from '../system/permission/role-table'
import { issueToken } from './token'

export interface Bearer {
  readonly user: UserRow
  readonly deptId: string
  readonly roleId: string
  readonly clientId: string
  /** Id of the third-party login; `''` without one. */
  readonly oauthId: string
}

/** Creates a new pair of tokens, with all details of the user that the platform returns. */
export function createTokenResponse(
  world: World,
  settings: Settings,
  { user, deptId, roleId, clientId, oauthId }: Bearer,
): OutputOf<typeof auth.token> {
  const jti = world.nextId()
  const seconds = Math.floor(world.now() / 1000)
  const claims = { jti, user_id: user.id, tenant_id: user.tenantId, dept_id: deptId, role_id: roleId, account: user.account }
  return {
    access_token: issueToken({ ...claims, kind: 'access', exp: seconds + settings.accessTokenLifetime }),
    token_type: 'bearer',
    refresh_token: issueToken({ ...claims, kind: 'refresh', exp: seconds + settings.refreshTokenLifetime }),
    expires_in: settings.accessTokenLifetime,
    scope: 'all',
    tenant_id: user.tenantId,
    user_id: user.id,
    dept_id: deptId,
    post_id: user.postId,
    role_id: roleId,
    oauth_id: oauthId,
    account: user.account,
    user_name: user.account,
    nick_name: user.name,
    real_name: user.realName,
    role_name: getRoleAliases(world, roleId).join(','),
    avatar: user.avatar,
    client_id: clientId,
    license: '',
    detail: { type: user.detailType },
    jti,
  }
}
