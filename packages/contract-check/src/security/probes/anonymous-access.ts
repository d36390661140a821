import { withoutToken } from '../caller'
import { classifyReply, formatReply, send } from '../reply'
import { finding, notTried, ok, unclear } from '../result'
import type { Probe } from '../target'

export const anonymousAccess: Probe = {
  id: 'anonymous-access',
  question: 'a call without a token',
  isIndependent: true,
  isBasic: true,
  async run({ caller, envelope, signal }) {
    const request = await caller.build((client) => client.session.userInfo())
    if (!request) return [notTried('the platform has no call for the signed-in user')]
    const reply = await send(withoutToken(request), signal)
    const answer = formatReply(reply, envelope)
    const verdict = classifyReply(reply, envelope)
    if (verdict === 'accepted') return [finding('high', answer, 'let the gateway reject calls without a token (blade.secure.skip-url)')]
    return [verdict === 'denied' ? ok(answer) : unclear(answer)]
  },
}
