import { captcha, logout, token, userInfo } from '../generated/auth/auth-session'
import type { Operation } from '../operation'
import type { Profile } from '../profile'
import type { ClientOptions } from '../types'

/** Operations of the sign-in flow, with the paths of this deployment. */
export interface AuthOperations {
  readonly token: Operation
  readonly captcha: Operation
  readonly logout: Operation
  readonly userInfo: Operation
}

const withPath = (operation: Operation, path: string | undefined): Operation => (path === undefined ? operation : { ...operation, path })

export function createAuthOperations(
  { paths = {}, credentialsIn }: Pick<ClientOptions, 'paths' | 'credentialsIn'>,
  profile: Profile,
): AuthOperations {
  const here = (operation: Operation) => profile.adapt?.(operation, undefined).operation ?? operation
  const exchange = withPath(here(token), paths.token)
  return {
    token: (credentialsIn ?? profile.credentialsIn) === 'form' ? { ...exchange, input: 'body', body: 'form' } : exchange,
    captcha: withPath(here(captcha), paths.captcha),
    logout: withPath(here(logout), paths.logout),
    userInfo: withPath(here(userInfo), paths.userInfo),
  }
}

/** Operation id in errors of the token call, also if a custom exchange replaces it. */
export const tokenOperationId = token.id
