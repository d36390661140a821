import type { ActionBuilder } from '@jwsk/kit'
import { type OnlineUser, onlineUser } from '@jwsk/sdk/auth'

const permission = 'online_user_kickout'

/** Terminates a session. */
export const sessionActions = (action: ActionBuilder<OnlineUser>) => [
  action('kickout', {
    permission,
    tone: 'danger',
    run: ({ tokenId }, { client }) => client.call(onlineUser.kickout, { tokenIds: tokenId }),
  }),
]

/** Terminates several sessions. */
export const sessionsActions = (action: ActionBuilder<readonly OnlineUser[]>) => [
  action('kickoutAll', {
    permission,
    tone: 'danger',
    run: (sessions, { client }) => client.call(onlineUser.kickout, { tokenIds: sessions.map(({ tokenId }) => tokenId).join(',') }),
  }),
]
