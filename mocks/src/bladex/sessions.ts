import { isRecord } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { revokedTable } from '../auth/revoked'
import { sessionTable } from '../auth/session-table'
import type { Call, Mock } from '../engine/mock'
import type { World } from '../engine/world/world'

/** Message for tokens that a later sign-in of the account has ended. */
export const signedInElsewhere = '您的账号已在其他地方登录'

function endSession(world: World, id: string, message?: string) {
  world.table(revokedTable).put({ id, ...(message && { message }) })
  world.table(sessionTable).remove(id)
}

/** Ends the sessions that the account had before it signed in. */
function endEarlierSessions({ world }: Call, { account, tenant_id, jti }: Readonly<Record<string, unknown>>) {
  for (const row of world.table(sessionTable).all())
    if (row.account === account && row.tenantId === tenant_id && row.id !== jti) endSession(world, row.id, signedInElsewhere)
}

type Answer = Mock['answer']

const withSessionsEnded =
  (answer: Answer): Answer =>
  async (call) => {
    const tokens = await answer(call)
    const isSignIn = call.query['grant_type'] !== 'refresh_token'
    if (isSignIn && isRecord(tokens) && !(tokens instanceof Response)) endEarlierSessions(call, tokens)
    return tokens
  }

const withTokenRevoked =
  (answer: Answer): Answer =>
  (call) => {
    endSession(call.world, call.caller.tokenId)
    return answer(call)
  }

const decorators: ReadonlyMap<string, (answer: Answer) => Answer> = new Map([
  [auth.token.id, withSessionsEnded],
  [auth.logout.id, withTokenRevoked],
])

/** Makes tokens stateful: an account has one session, which its next sign-in or a sign-out ends. */
export function withStatefulTokens(mock: Mock): Mock {
  const decorate = decorators.get(mock.operation.id)
  return decorate ? { ...mock, answer: decorate(mock.answer) } : mock
}
