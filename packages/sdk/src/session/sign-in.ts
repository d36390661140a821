import type { CallOptions } from '../call-options'
import { randomId } from '../crypto/random'
import { isJwskError, JwskError } from '../errors'
import type { Operation } from '../operation'
import type { ResolvedOptions } from '../options'
import type { Grant, GrantScope, Session, StoredSession } from '../session-types'
import { createDeadline } from '../transport/deadline'
import { executeCall } from '../transport/pipeline'
import { tokenOperationId } from './auth-operations'
import { buildTokenRequest, type EncodedGrant, type ResolvedScope, resolveUserType } from './grants'
import { parseTokens, type Tokens } from './tokens'

export const supersededError = (operation: string) =>
  new JwskError({ kind: 'abort', message: 'aborted: a newer call took its place', operation })

/** Throws if the token response has an `id_token` of another login. */
async function assertNonce(grant: EncodedGrant, response: unknown): Promise<void> {
  if (grant.type === 'social' && grant.nonce !== undefined)
    (await import('./assert-id-token-nonce')).assertIdTokenNonce(response, grant.nonce)
}

/** Requests tokens for a grant, by the platform's token call or by the custom `exchangeToken`. */
export async function requestTokens(
  settings: ResolvedOptions,
  tokenRequest: { grant: EncodedGrant; scope: ResolvedScope },
  options: CallOptions = {},
): Promise<Tokens> {
  const { grant, scope } = tokenRequest
  const send = async (operation: Operation, input: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const call = {
      operation: { ...operation, authFlow: true as const, token: false as const },
      input,
      headers: { ...options.headers, ...headers },
    }
    try {
      return (await executeCall(call, settings, { options })).payload
    } finally {
      // the resource timing entries contain the URL, and the URL contains the credentials
      if (typeof document !== 'undefined') performance.clearResourceTimings()
    }
  }
  if (settings.exchangeToken) {
    const { tenantId, ...rest } = scope
    const definedScope = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const deadline = createDeadline(tokenOperationId, options.timeout ?? settings.timeout, options.signal)
    try {
      const response = await deadline.race(settings.exchangeToken({ grant, scope: { tenantId, ...definedScope }, send }))
      const tokens = parseTokens(response, tenantId)
      await assertNonce(grant, response)
      return tokens
    } catch (cause) {
      if (cause instanceof JwskError) throw cause
      throw new JwskError({ kind: 'network', message: 'the exchange failed', operation: tokenOperationId, retryable: true, cause })
    } finally {
      deadline.dispose()
    }
  }
  const { fields, headers } = buildTokenRequest(grant, scope, settings)
  const response = await send(settings.authOperations.token, fields, headers)
  const tokens = parseTokens(response, scope.tenantId, settings.profile.token?.responseFields)
  await assertNonce(grant, response)
  return tokens
}

async function encodeGrant(grant: Grant, settings: ResolvedOptions): Promise<Grant> {
  return 'password' in grant ? { ...grant, password: await settings.encodePassword(grant.password, 'signIn') } : grant
}

/** Tokens of a sign-in, with what its session keeps over every refresh. */
export type SignedInTokens = Tokens & Pick<StoredSession, 'sessionId' | 'userType'>

interface SignInRequest {
  readonly scope?: GrantScope | undefined
  readonly options?: CallOptions | undefined
  /** Whether the client can repeat the sign-in by itself. */
  readonly canReauthenticate?: true
}

/** Creates the functions that sign in. The newest sign-in wins; one that was superseded, or cancelled by a sign-out, stores nothing. */
export function createSignIn(settings: ResolvedOptions, open: (tokens: SignedInTokens) => StoredSession) {
  let latest = 0
  let reauthenticate: (() => Promise<Tokens>) | undefined

  const authenticate = async (grant: Grant, { scope = {}, options, canReauthenticate }: SignInRequest = {}): Promise<StoredSession> => {
    if (grant.type !== 'custom' && settings.profile.token?.grants?.includes(grant.type) === false)
      throw new JwskError({ kind: 'absent', message: `the platform has no grant ${grant.type}`, operation: tokenOperationId })
    latest += 1
    const attempt = latest
    const { tenantId = settings.tenantId, deptId, roleId, userType } = scope
    const tokenRequest = { grant: await encodeGrant(grant, settings), scope: { tenantId, deptId, roleId, userType } }
    const tokens = await requestTokens(settings, tokenRequest, options)
    if (attempt !== latest) throw supersededError(tokenOperationId)
    reauthenticate = canReauthenticate && (() => requestTokens(settings, tokenRequest))
    const sentUserType = resolveUserType(grant, { userType })
    return open({ ...tokens, sessionId: randomId(), ...(sentUserType && { userType: sentUserType }) })
  }

  const signInWith: Session['signInWith'] = (grant, scope, options) => authenticate(grant, { scope, options })

  const signIn: Session['signIn'] = ({ username, password, captcha, ...scope }, options) =>
    signInWith(captcha ? { type: 'captcha', username, password, captcha } : { type: 'password', username, password }, scope, options)

  const signInAsService: Session['signInAsService'] = async (account) => {
    try {
      return await authenticate({ type: 'client_credentials' }, { canReauthenticate: true })
    } catch (error) {
      const unknownGrant = isJwskError(error) && ['business', 'unauthorized', 'absent'].includes(error.kind)
      if (!account || !unknownGrant) throw error
      return authenticate({ type: 'password', ...account }, { canReauthenticate: true })
    }
  }

  return {
    signIn,
    signInWith,
    signInAsService,
    /** Returns the function that reauthenticates a service; a user's password is never stored. */
    getReauthenticate: () => reauthenticate,
    forget: () => {
      reauthenticate = undefined
    },
    /** Cancels sign-ins in flight, after a sign-out. */
    cancel: () => {
      latest += 1
    },
  }
}
