import { isRecord } from '@jwsk/sdk'
import { withoutToken } from '../caller'
import { type Reply, type SentRequest, send } from '../reply'
import { createFinding, finding, type Observation, ok, type Severity, summarize, unclear } from '../result'
import { mapInParallel, type Probe, type Target } from '../target'

interface Endpoint {
  readonly path: string
  readonly severity: Severity
  readonly advice: string
  readonly method?: 'GET' | 'HEAD'
  /** Whether an answer comes from the endpoint; a console answers every path with its own page. */
  isExposed(reply: Reply): boolean
}

const documentation = 'switch the documentation off in production (springdoc.api-docs.enabled=false, knife4j.production=true)'
const actuator = 'keep the actuator on a port of its own, or management.endpoints.web.exposure.include=health'
const druid = 'spring.datasource.druid.stat-view-servlet.enabled=false'

const hasKey = ({ body }: Reply, ...names: readonly string[]) => isRecord(body) && names.some((name) => Object.hasOwn(body, name))
const isPage = ({ status, text }: Reply, words: RegExp) => status === 200 && words.test(text)

// paths of Spring Boot and its companions, the same in every deployment
const endpoints: readonly Endpoint[] = [
  { path: '/v3/api-docs', severity: 'medium', advice: documentation, isExposed: (reply) => hasKey(reply, 'openapi', 'swagger') },
  { path: '/swagger-ui.html', severity: 'medium', advice: documentation, isExposed: isSwaggerPage },
  { path: '/swagger-ui/index.html', severity: 'medium', advice: documentation, isExposed: isSwaggerPage },
  { path: '/doc.html', severity: 'medium', advice: documentation, isExposed: (reply) => isPage(reply, /knife4j|swagger-bootstrap-ui/i) },
  { path: '/actuator', severity: 'medium', advice: actuator, isExposed: (reply) => reply.status === 200 && hasKey(reply, '_links') },
  {
    path: '/actuator/env',
    severity: 'high',
    advice: actuator,
    isExposed: (reply) => reply.status === 200 && hasKey(reply, 'propertySources', 'activeProfiles'),
  },
  { path: '/actuator/heapdump', severity: 'high', advice: actuator, method: 'HEAD', isExposed: isDump },
  { path: '/druid/index.html', severity: 'high', advice: druid, isExposed: (reply) => isPage(reply, /druid/i) },
  { path: '/druid/login.html', severity: 'low', advice: druid, isExposed: (reply) => isPage(reply, /druid/i) },
]

function isSwaggerPage(reply: Reply): boolean {
  const isRedirect = reply.status >= 300 && reply.status < 400
  return isPage(reply, /swagger[- ]?ui/i) || (isRedirect && /swagger-ui\/index\.html/.test(reply.headers.get('location') ?? ''))
}

function isDump({ status, headers }: Reply): boolean {
  const type = headers.get('content-type') ?? ''
  return status === 200 && /octet-stream|hprof|java/.test(type)
}

/** Prefixes by which the gateway forwards to its services, and its own. */
async function buildPrefixes(target: Target): Promise<SentRequest[]> {
  const names = [...target.byId.values()]
    .filter(({ call }) => target.client.supports(call))
    .flatMap(({ call }) => /^\/jwsk-[\w-]+(?=\/)/.exec(call.path)?.[0] ?? [])
  const paths = ['', ...new Set(names)]
  const { apiUrl } = target.client
  const requests = await mapInParallel(paths, (path) => target.caller.build((client) => client.fetch(`${apiUrl}${path}/`)))
  const { origin } = new URL(target.client.apiUrl)
  const own = requests.filter((request) => request !== undefined).map(withoutToken)
  // the gateway's own pages are not below the prefix of the calls
  return own.some(({ url }) => url === `${origin}/`) || !own[0] ? own : [{ ...own[0], url: `${origin}/` }, ...own]
}

const toRequest = ({ url, init }: SentRequest, { path, method = 'GET' }: Endpoint): SentRequest => ({
  url: url.replace(/\/$/, '') + path,
  init: { ...init, method },
})

async function tryEndpoint(target: Target, endpoint: Endpoint, request: SentRequest): Promise<Observation> {
  const reply = await send(request, target.signal)
  const path = new URL(request.url).pathname
  if (reply.failure !== undefined) return unclear(`${path}: ${reply.failure}`)
  if (endpoint.isExposed(reply)) return createFinding(path, finding(endpoint.severity, 'open without a token', endpoint.advice))
  const isHtml = /html/.test(reply.headers.get('content-type') ?? '')
  const isPage = reply.status === 200 && reply.body === undefined && (reply.text !== '' || isHtml)
  return isPage ? unclear(`${path}: HTTP 200, neither the endpoint nor JSON`) : ok('')
}

/** Tries the endpoints below a prefix, until one gets no answer: a service that hangs would take all the time. */
async function tryPrefix(target: Target, prefix: SentRequest): Promise<Observation[]> {
  const observations: Observation[] = []
  for (const endpoint of endpoints) {
    const observation = await tryEndpoint(target, endpoint, toRequest(prefix, endpoint))
    observations.push(observation)
    if (observation.verdict === 'unclear') break
  }
  return observations
}

export const exposedEndpoints: Probe = {
  id: 'exposed-endpoints',
  question: 'documentation and actuator',
  isIndependent: true,
  async run(target) {
    const prefixes = await buildPrefixes(target)
    const observations = (await mapInParallel(prefixes, (prefix) => tryPrefix(target, prefix))).flat()
    return summarize(observations, `${observations.length} paths are closed`)
  },
}
