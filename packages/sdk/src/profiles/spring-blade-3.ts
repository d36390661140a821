import { user } from '../generated/system/user'
import { isRecord } from '../is-record'
import type { Operation } from '../operation'
import type { OperationOverride, Profile, ProfileData } from '../profile'
import { defineProfile } from './define-profile'
import { springBladeData } from './spring-blade'

const { 'auth.logout': _, ...overrides } = springBladeData.operationOverrides ?? {}

/** Moves a call of users to their service: `/blade-user/list` instead of `/blade-system/user/list`. */
function moveToUserService({ id, path: contractPath }: Operation): [string, OperationOverride] {
  const { path = contractPath, ...override } = overrides[id] ?? {}
  return [id, { ...override, path: path.replace('/jwsk-system/user/', '/jwsk-user/') }]
}

// this release has no api scopes
const withoutApiScopes: OperationOverride = { mapPayload: (kinds) => (isRecord(kinds) ? { ...kinds, apiScope: [] } : kinds) }

/** Data of {@link springBlade3}. */
export const springBlade3Data: ProfileData = {
  ...springBladeData,
  name: 'springblade3',
  passwords: { signIn: 'plain', change: 'plain', forgotten: 'plain', newUser: 'plain' },
  operationOverrides: {
    ...overrides,
    ...Object.fromEntries(Object.values(user).map(moveToUserService)),
    'auth.userInfo': { ...overrides['auth.userInfo'], path: '/jwsk-user/info' },
    'menu.grantTree': withoutApiScopes,
    'menu.roleTreeKeys': withoutApiScopes,
  },
  unsupported: [
    ...(springBladeData.unsupported ?? []),
    ...['auth.logout', 'apiScope', 'topMenu', 'menu.topMenu', 'menu.grantTopTree', 'menu.topTreeKeys'],
    ...['ossEndpoint', 'user.unlock', 'user.updateInfo'],
  ],
}

/**
 * Creates the profile of SpringBlade 3: that of release 5 with a service of its own for users, passwords in plain text,
 * and fewer calls. Read from release 3.7.1; the SDK and the console have been used with a live server of it.
 *
 * @example
 * createClient({ profile: springBlade3(), baseUrl: 'http://127.0.0.1:8888', clientId, clientSecret })
 */
export const springBlade3 = (): Profile => defineProfile(springBlade3Data)
