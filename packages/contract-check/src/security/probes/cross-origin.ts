import { withHeaders } from '../caller'
import { type Reply, send } from '../reply'
import { finding, notTried, type Observation, ok, unclear } from '../result'
import type { Probe } from '../target'

// a name that no deployment trusts, and the origin of sandboxed frames and files
const foreignOrigins = ['https://elsewhere.example', 'null']
const advice = 'list the origins of your console in the CORS rules of the gateway, instead of a pattern'

function evaluateOrigin(origin: string, headers: Headers): Observation {
  const allowed = headers.get('access-control-allow-origin') ?? 'nobody'
  const isShared = allowed === '*' || allowed === origin
  if (!isShared) return ok('refused')
  const withCredentials = headers.get('access-control-allow-credentials') === 'true'
  if (withCredentials) return finding('high', `${origin} may send credentials and read the answers`, advice)
  return allowed === '*' ? ok('refused') : finding('low', `${origin} may read answers, without credentials`, advice)
}

const isPage = ({ status, body }: Reply) => body === undefined && (status < 400 || status >= 500)

export const crossOrigin: Probe = {
  id: 'cross-origin',
  question: 'credentials from any origin',
  isIndependent: true,
  isBasic: true,
  async run({ caller, signal }) {
    const captcha = await caller.build((client) => client.session.captcha())
    const request = captcha ?? (await caller.build((client) => client.session.userInfo()))
    if (!request) return [notTried('the platform has neither a captcha nor a call for the signed-in user')]
    const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }
    const results: Observation[] = []
    for (const origin of foreignOrigins) {
      const replies = await Promise.all([
        send(withHeaders(request, { origin }), signal),
        send({ url: request.url, init: { method: 'OPTIONS', headers: { origin, ...preflight } } }, signal),
      ])
      // a page of some proxy says nothing about the rules of the gateway
      const [reply] = replies
      const failure = replies.find((one) => one.failure !== undefined)?.failure ?? (isPage(reply) ? 'not JSON' : undefined)
      const found = replies.map(({ headers }) => evaluateOrigin(origin, headers)).find(({ verdict }) => verdict === 'finding')
      if (found) results.push(found)
      else if (failure !== undefined) results.push(unclear(`${origin}: ${failure}`))
    }
    return results.length > 0 ? results : [ok('refused')]
  },
}
