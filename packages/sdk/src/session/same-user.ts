import { JwskError } from '../errors'
import type { Settings } from '../options'
import { perform } from '../transport/pipeline'
import type { CallOptions, SessionUser } from '../types'
import { tokenId } from './operations'
import { mergeUser, type Tokens } from './tokens'

// with the refresh before it, less than others wait for their turn
const timeout = 4000

const refused = (message: string, cause?: unknown) =>
  new JwskError({ kind: 'protocol', message: `token answer: ${message}`, operation: tokenId, cause })

/** What the platform says of whom a token is of; outside of any session. */
export const askUser = (settings: Settings, accessToken: string, options?: CallOptions) =>
  perform({ operation: { ...settings.auth.userInfo, authFlow: true }, input: undefined }, settings, {
    accessToken,
    options: { retry: 0, ...options },
  })

/**
 * Throws unless tokens are of the person who is signed in: by the user id beside them, and where there is none, by what
 * the platform answers to the token itself. Where nobody tells, they are not taken.
 */
export async function sameUser(settings: Settings, known: SessionUser, { accessToken, user }: Tokens): Promise<void> {
  // a guest has no id
  if (known.userId === '') return
  const told = user.userId || (await userOf(settings, { known, accessToken }))
  if (told !== known.userId) throw refused('another user')
}

async function userOf(settings: Settings, { known, accessToken }: { known: SessionUser; accessToken: string }): Promise<string> {
  const { payload } = await askUser(settings, accessToken, { timeout }).catch((cause: unknown) => {
    throw refused('nobody says whose it is', cause)
  })
  return mergeUser({ ...known, userId: '' }, payload).userId
}
