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

/** Creates the operations; one that the deployment lacks, and that has no path of the client's, throws `absent` when it is used. */
export function createAuthOperations(
  { paths = {}, credentialsIn }: Pick<ClientOptions, 'paths' | 'credentialsIn'>,
  profile: Profile,
): AuthOperations {
  const resolve = (operation: Operation, path: string | undefined): Operation => {
    const isOverridden = path !== undefined && profile.supports?.(operation) === false
    const adapted = isOverridden ? operation : (profile.adapt?.(operation, undefined).operation ?? operation)
    return path === undefined ? adapted : { ...adapted, path }
  }
  return {
    get token() {
      const exchange = resolve(token, paths.token)
      if ((credentialsIn ?? profile.credentialsIn) !== 'form') return exchange
      return { ...exchange, input: 'body' as const, body: 'form' as const }
    },
    get captcha() {
      return resolve(captcha, paths.captcha)
    },
    get logout() {
      return resolve(logout, paths.logout)
    },
    get userInfo() {
      return resolve(userInfo, paths.userInfo)
    },
  }
}

/** Operation id in errors of the token call, also if a custom exchange replaces it. */
export const tokenOperationId = token.id
