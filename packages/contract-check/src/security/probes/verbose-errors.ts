import { isRecord } from '@jwsk/sdk'
import { withoutToken } from '../caller'
import { type SentRequest, send } from '../reply'
import { createFinding, finding, type Observation, ok, type Severity, summarize, unclear } from '../result'
import { findOperation, mapInParallel, type Probe, type Target } from '../target'

interface Leak {
  readonly pattern: RegExp
  readonly name: string
  readonly severity: Severity
}

const leaks: readonly Leak[] = [
  { pattern: /\bat [\w.$<>]+\([\w$]+\.(?:java|kt|groovy):\d+\)|"trace"\s*:\s*"[^"]*\\n\\tat /, name: 'a stack trace', severity: 'medium' },
  {
    pattern:
      /\bSQLSyntaxErrorException\b|\bBadSqlGrammar|### SQL:|Error SQL:|You have an error in your SQL syntax|\bORA-\d{5}\b|\bselect\s+[\w.`*, ]+\s+from\s+\w/i,
    name: 'SQL',
    severity: 'medium',
  },
  {
    pattern: /\b(?:java|javax|jakarta|org|com|cn|io|net|me)(?:\.[a-z][\w$]*)+\.[A-Z]\w+|\b[A-Z]\w+\.\w+\(\)" because /,
    name: 'names of classes',
    severity: 'low',
  },
]
const advice =
  'answer errors with a text of your own: server.error.include-stacktrace=never, include-message=never, and a handler of exceptions'

interface BadRequest {
  readonly name: string
  readonly request: SentRequest
}

const change = ({ url, init }: SentRequest, parameters: Readonly<Record<string, string>>): SentRequest => {
  const changed = new URL(url)
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value)
  return { url: changed.href, init }
}

/** Builds requests that a server rejects: values of the wrong type, a quotation mark, a broken token, an unknown path. Only reads. */
async function buildBadRequests(target: Target): Promise<BadRequest[]> {
  const { caller, client } = target
  const [list, detail] = ['user.page', 'user.detail'].map((id) => findOperation(target, id))
  const buildPath = (path: string) => caller.build((other) => other.fetch(client.apiUrl + path))
  const listing = list && (await buildPath(list.call.path))
  const detailed = detail && (await buildPath(detail.call.path))
  const info = await caller.build((other) => other.session.userInfo())
  const unknown = list && (await buildPath(`${list.call.path}-none`))
  const forms: (BadRequest | undefined)[] = [
    listing && { name: 'a page that is no number', request: change(listing, { current: 'x', size: 'x' }) },
    listing && { name: 'a sort column with a quotation mark', request: change(listing, { current: '1', size: '1', ascs: "id'" }) },
    detailed && { name: 'an id that is no number', request: change(detailed, { id: "x'" }) },
    detailed && { name: 'no id', request: detailed },
    unknown && { name: 'an unknown path', request: unknown },
    info && {
      name: 'a token that is none',
      request: { url: info.url, init: { ...info.init, headers: breakToken(info) } },
    },
    info && { name: 'no token', request: withoutToken(info) },
  ]
  return forms.filter((form) => form !== undefined)
}

const breakToken = ({ init }: SentRequest) =>
  [...new Headers(init.headers)].map(([name, value]): [string, string] => [name, value.replace(/^(bearer|crypto) .*/i, '$1 x.y.z')])

export const verboseErrors: Probe = {
  id: 'verbose-errors',
  question: 'errors that tell too much',
  isIndependent: true,
  async run(target) {
    const requests = await buildBadRequests(target)
    const observations = await mapInParallel(requests, async ({ name, request }): Promise<readonly Observation[]> => {
      const reply = await send(request, target.signal)
      if (reply.failure !== undefined) return [unclear(`${name}: ${reply.failure}`)]
      // data of a success may well contain such words
      const isData = reply.status === 200 && isRecord(reply.body) && reply.body.success === true
      const found = isData ? undefined : leaks.find(({ pattern }) => pattern.test(reply.text))
      if (found) return [createFinding(name, finding(found.severity, found.name, advice))]
      const isPage = reply.body === undefined && reply.text !== '' && reply.status < 400
      return [isPage ? unclear(`${name}: HTTP ${reply.status}, not JSON`) : ok('')]
    })
    return summarize(observations.flat(), `${requests.length} bad requests tell nothing of the inside`)
  },
}
