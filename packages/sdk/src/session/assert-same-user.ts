import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import { executeCall } from '../transport/pipeline'
import type { CallOptions, SessionUser } from '../types'
import { tokenOperationId } from './auth-operations'
import { mergeUser, type Tokens } from './tokens'

// with the refresh before it, less than others wait for their turn
const userInfoTimeoutMs = 4000

const userMismatchError = (message: string, cause?: unknown) =>
  new JwskError({ kind: 'protocol', message: `token answer: ${message}`, operation: tokenOperationId, cause })

/** What the platform says of whom a token is of; outside of any session. */
export const fetchUserInfo = (settings: ResolvedOptions, accessToken: string, options?: CallOptions) =>
  executeCall({ operation: { ...settings.authOperations.userInfo, authFlow: true }, input: undefined }, settings, {
    accessToken,
    options: { retry: 0, ...options },
  })

/**
 * Throws unless tokens are of the person who is signed in: by the user id beside them, and where there is none, by what
 * the platform answers to the token itself. Where nobody tells, they are not taken.
 */
export async function assertSameUser(settings: ResolvedOptions, known: SessionUser, { accessToken, user }: Tokens): Promise<void> {
  // a guest has no id
  if (known.userId === '') return
  const told = user.userId || (await fetchUserId(settings, { known, accessToken }))
  if (told !== known.userId) throw userMismatchError('another user')
}

async function fetchUserId(settings: ResolvedOptions, { known, accessToken }: { known: SessionUser; accessToken: string }): Promise<string> {
  const { payload } = await fetchUserInfo(settings, accessToken, { timeout: userInfoTimeoutMs }).catch((cause: unknown) => {
    throw userMismatchError('nobody says whose it is', cause)
  })
  return mergeUser({ ...known, userId: '' }, payload).userId
}
