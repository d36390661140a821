import { findNavigation } from '../../spec'
import { withHeaders } from '../caller'
import { readPayload, send } from '../reply'
import { createFinding, finding, notTried, type Observation, ok, summarize, unclear } from '../result'
import { findOperation, mapInParallel, type Probe } from '../target'

const foreignHost = 'elsewhere.example'
const foreignUrl = `https://${foreignHost}/`
const parameters = ['redirect_uri', 'redirectUri', 'redirect', 'state']
const advice = 'ignore addresses of the request at sign-in, or compare them with a list (social.oauth.*.redirect-uri)'
const maxProviders = 3

function isForeign(address: string | null, base: string): boolean {
  if (address === null || !URL.canParse(address, base)) return false
  return new URL(address, base).hostname === foreignHost
}

function evaluateLocation(name: string, location: string, base: string): Observation {
  if (isForeign(location, base)) return createFinding(name, finding('high', 'redirects to any host', advice))
  // the provider sends the code of the sign-in there
  const inside = URL.canParse(location, base) ? new URL(location, base).searchParams : new URLSearchParams()
  const target = ['redirect_uri', 'redirectUri', 'redirect_url'].find((key) => isForeign(inside.get(key), base))
  return target ? createFinding(name, finding('high', 'the provider sends its code to any host', advice)) : ok('')
}

export const openRedirect: Probe = {
  id: 'open-redirect',
  question: 'redirects of the social sign-in',
  isIndependent: true,
  async run(target) {
    const { caller, client, envelope, signal } = target
    const [list, render] = [findOperation(target, 'auth.socialList'), findNavigation('auth.socialRender')]
    if (!list || !render || !client.supports(render)) return [notTried('the platform does not list its providers (auth.socialList)')]
    const listed = await caller.ask(list, {})
    const providers = readPayload(listed, envelope)
    if (!Array.isArray(providers)) return [unclear('the list of providers is no list')]
    if (providers.length === 0) return [notTried('no provider is enabled')]
    const tried = providers
      .slice(0, maxProviders)
      .flatMap((provider) => parameters.map((parameter) => ({ provider: String(provider), parameter })))
    const observations = await mapInParallel(tried, async ({ provider, parameter }): Promise<Observation> => {
      const path = render.path.replace('{source}', encodeURIComponent(provider))
      const request = await caller.build((other) => other.fetch(`${client.apiUrl}${path}?${parameter}=${encodeURIComponent(foreignUrl)}`))
      if (!request) return unclear(`${render.id} cannot be sent`)
      const reply = await send(withHeaders(request, { referer: foreignUrl }), signal)
      if (reply.failure !== undefined) return unclear(reply.failure)
      const location = reply.headers.get('location')
      if (reply.status === 404 || reply.status === 405) return notTried(`the server lacks ${render.id} (HTTP ${reply.status})`)
      if (location === null) return unclear(`${render.id} does not redirect (HTTP ${reply.status})`)
      return evaluateLocation(`${parameter} of ${render.id}`, location, request.url)
    })
    return summarize(observations, `${tried.length} foreign addresses are ignored`)
  },
}
