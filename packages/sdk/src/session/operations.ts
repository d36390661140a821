import { captcha, logout, token, userInfo } from '../generated/auth/auth-session'
import type { Operation } from '../operation'
import type { ClientOptions } from '../types'

/** The calls of the sign-in flow, at the addresses of this deployment. */
export interface AuthCalls {
  readonly token: Operation
  readonly captcha: Operation
  readonly logout: Operation
  readonly userInfo: Operation
}

const atPath = (operation: Operation, path: string | undefined): Operation => (path === undefined ? operation : { ...operation, path })

export function authCalls({ paths = {}, credentialsIn }: Pick<ClientOptions, 'paths' | 'credentialsIn'>): AuthCalls {
  const exchange = atPath(token, paths.token)
  return {
    token: credentialsIn === 'form' ? { ...exchange, input: 'body', body: 'form' } : exchange,
    captcha: atPath(captcha, paths.captcha),
    logout: atPath(logout, paths.logout),
    userInfo: atPath(userInfo, paths.userInfo),
  }
}

/** What errors of the token call are filed under, also where something else took its place. */
export const tokenId = token.id
