import { captcha, logout, token, userInfo } from '../generated/auth/auth-session'
import type { Operation } from '../operation'
import type { Profile } from '../profile'
import type { ClientOptions } from '../types'

/** The calls of the sign-in flow, at the addresses of this deployment. */
export interface AuthCalls {
  readonly token: Operation
  readonly captcha: Operation
  readonly logout: Operation
  readonly userInfo: Operation
}

const atPath = (operation: Operation, path: string | undefined): Operation => (path === undefined ? operation : { ...operation, path })

export function authCalls({ paths = {}, credentialsIn }: Pick<ClientOptions, 'paths' | 'credentialsIn'>, profile: Profile): AuthCalls {
  const here = (operation: Operation) => profile.adapt?.(operation, undefined).operation ?? operation
  const exchange = atPath(here(token), paths.token)
  return {
    token: (credentialsIn ?? profile.credentialsIn) === 'form' ? { ...exchange, input: 'body', body: 'form' } : exchange,
    captcha: atPath(here(captcha), paths.captcha),
    logout: atPath(here(logout), paths.logout),
    userInfo: atPath(here(userInfo), paths.userInfo),
  }
}

/** What errors of the token call are filed under, also where something else took its place. */
export const tokenId = token.id
