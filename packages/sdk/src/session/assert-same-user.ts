import type { CallOptions } from '../call-options'
import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import type { SessionUser } from '../session-types'
import { executeCall } from '../transport/pipeline'
import { tokenOperationId } from './auth-operations'
import { mergeUser, type Tokens } from './tokens'

// together with the refresh before it, shorter than other tabs wait for the lock
const userInfoTimeoutMs = 4000

const userMismatchError = (message: string, cause?: unknown) =>
  new JwskError({ kind: 'protocol', message: `token answer: ${message}`, operation: tokenOperationId, cause })

/** Fetches the user of an access token, outside of any session. */
export const fetchUserInfo = (settings: ResolvedOptions, accessToken: string, options?: CallOptions) =>
  executeCall({ operation: { ...settings.authOperations.userInfo, authFlow: true }, input: undefined }, settings, {
    accessToken,
    options: { retry: 0, ...options },
  })

/**
 * Throws unless the tokens belong to the signed-in user: compares the user id of the token response, or if that has
 * none, the `user-info` response. If neither identifies the user, the tokens are rejected.
 */
export async function assertSameUser(settings: ResolvedOptions, known: SessionUser, { accessToken, user }: Tokens): Promise<void> {
  // guests have no id
  if (known.userId === '') return
  const userId = user.userId || (await fetchUserId(settings, { known, accessToken }))
  if (userId !== known.userId) throw userMismatchError('another user')
}

async function fetchUserId(
  settings: ResolvedOptions,
  { known, accessToken }: { known: SessionUser; accessToken: string },
): Promise<string> {
  const { payload } = await fetchUserInfo(settings, accessToken, { timeout: userInfoTimeoutMs }).catch((cause: unknown) => {
    throw userMismatchError('nobody says whose it is', cause)
  })
  return mergeUser({ ...known, userId: '' }, payload).userId
}
