import { classifyReply, formatReply, send } from '../reply'
import { finding, notTried, ok, unclear } from '../result'
import type { Probe } from '../target'

/** Whether a token is revoked at sign-out. Ends the session of the check. */
export const tokenAfterSignOut: Probe = {
  id: 'token-after-sign-out',
  question: 'a token after its sign-out',
  isIndependent: false,
  isBasic: true,
  async run({ client, caller, envelope, signal }) {
    const request = await caller.build((other) => other.session.userInfo())
    if (!request) return [notTried('the platform has no call for the signed-in user')]
    const before = await send(request, signal)
    if (classifyReply(before, envelope) !== 'accepted') return [unclear(`before the sign-out: ${formatReply(before, envelope)}`)]
    await client.session.signOut()
    const after = await send(request, signal)
    const verdict = classifyReply(after, envelope)
    if (verdict === 'accepted')
      return [finding('medium', 'still works: only its lifetime ends it', 'stateful tokens (blade.token.state), or a lifetime of minutes')]
    return [verdict === 'denied' ? ok('revoked') : unclear(formatReply(after, envelope))]
  },
}
