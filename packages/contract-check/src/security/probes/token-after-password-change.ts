import { createPassword, withOwnUser } from '../own-user'
import { classifyReply, formatReply, send } from '../reply'
import { finding, notTried, ok, unclear } from '../result'
import { findOperation, type Probe } from '../target'

/** Whether a token survives a change of its password, tried on an account of its own. */
export const tokenAfterPasswordChange: Probe = {
  id: 'token-after-password-change',
  question: 'a token after a new password',
  isIndependent: false,
  async run(target) {
    const { client, envelope, signal } = target
    const change = findOperation(target, 'user.updatePassword')
    if (!change) return [notTried('the platform has no user.updatePassword')]
    return withOwnUser(target, async ({ caller, password }) => {
      const request = await caller.build((other) => other.session.userInfo())
      if (!request) return [notTried('the platform has no call for the signed-in user')]
      const [before, after] = await Promise.all([password, createPassword()].map((one) => client.encodePassword(one, 'change')))
      const query = { oldPassword: before, newPassword: after, newPassword1: after }
      // the contract sends them in the address, some profiles in a form
      const changing = await caller.build((other) => other.call(change.call, query))
      const changed = changing && (await send(changing, signal))
      if (!changed || classifyReply(changed, envelope) !== 'accepted')
        return [unclear(`the password was not changed: ${changed ? formatReply(changed, envelope) : 'nothing was sent'}`)]
      const reply = await send(request, signal)
      const verdict = classifyReply(reply, envelope)
      if (verdict === 'accepted')
        return [
          finding(
            'medium',
            'still works: a thief stays signed in',
            'end the sessions of an account when its password changes (blade.token.state)',
          ),
        ]
      return [verdict === 'denied' ? ok('revoked') : unclear(formatReply(reply, envelope))]
    })
  },
}
