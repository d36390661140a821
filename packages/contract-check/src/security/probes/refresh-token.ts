import { createCaller } from '../caller'
import { classifyReply, formatReply, send } from '../reply'
import { finding, notTried, ok, summarize, unclear } from '../result'
import { findOperation, mapInParallel, type Probe } from '../target'

export const refreshToken: Probe = {
  id: 'refresh-token',
  question: 'a refresh token as access token',
  isIndependent: true,
  async run(target) {
    const { options, caller, envelope, signal } = target
    const { session } = caller
    if (session.refreshToken === '') return [notTried('the server gave no refresh token')]
    const impostor = createCaller(options.client, { ...session, accessToken: session.refreshToken }, signal)
    const [info, list] = await Promise.all([
      impostor.build((client) => client.session.userInfo()),
      Promise.resolve(findOperation(target, 'user.page')).then((page) =>
        page ? impostor.build((client) => client.fetch(client.apiUrl + page.call.path)) : undefined,
      ),
    ])
    const requests = [info, list].filter((request) => request !== undefined)
    if (requests.length === 0) return [notTried('the platform has no call to try it on')]
    const observations = await mapInParallel(requests, async (request) => {
      const reply = await send(request, signal)
      const verdict = classifyReply(reply, envelope)
      if (verdict === 'accepted')
        return finding('high', 'accepted, and it lives for days', 'check the kind of a token (token_type) in the gateway and the services')
      return verdict === 'denied' ? ok('rejected') : unclear(formatReply(reply, envelope))
    })
    // one acceptance says it all
    const accepted = observations.find(({ verdict }) => verdict === 'finding')
    return accepted ? [accepted] : summarize(observations, 'rejected')
  },
}
