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
  const toDeploymentOperation = (operation: Operation) => profile.adapt?.(operation, undefined).operation ?? operation
  const exchange = withPath(toDeploymentOperation(token), paths.token)
  return {
    token: (credentialsIn ?? profile.credentialsIn) === 'form' ? { ...exchange, input: 'body', body: 'form' } : exchange,
    captcha: withPath(toDeploymentOperation(captcha), paths.captcha),
    logout: withPath(toDeploymentOperation(logout), paths.logout),
    userInfo: withPath(toDeploymentOperation(userInfo), paths.userInfo),
  }
}

/** Operation id in errors of the token call, also if a custom exchange replaces it. */
export const tokenOperationId = token.id
