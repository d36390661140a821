import type { SecurityResult } from '../security/result'
import { answerJson, type GatewayAnswer, getToken, type Layer, withToken } from './gateway'
import type { Tokens } from './hardened'

/** Flaw of a server, and the finding that names it. */
export interface Lie {
  readonly probe: string
  readonly name: string
  readonly severity: SecurityResult['severity']
  readonly expected: RegExp
  create(tokens: Tokens): Layer
}

export const onPath =
  (pattern: RegExp, layer: Layer): Layer =>
  (request, next) =>
    pattern.test(request.path) ? layer(request, next) : next.forward()

export const answerText = (body: string, type: string, status = 200): GatewayAnswer => ({ status, headers: { 'content-type': type }, body })

/** Endpoint that answers without a token. */
export const openTo = (pattern: RegExp, answer: GatewayAnswer) => () => onPath(pattern, async () => answer)

/** Serves the other tenant with the rights of the operator. */
export const asOperator = (pattern: RegExp) => (tokens: Tokens) =>
  onPath(pattern, (request, { forward, bypass }) => {
    const isOther = (tokens.holders.get(getToken(request))?.tenantId ?? '000000') !== '000000'
    return isOther ? bypass({ headers: withToken(request, tokens.getOperatorToken()) }) : forward()
  })

/** Adds fields to the records of a user. */
export const addToUsers = (pattern: RegExp, fields: object) => () =>
  onPath(pattern, async (_, { forward }) => {
    const answer = await forward()
    const text = Buffer.from(answer.body).toString()
    return { ...answer, body: text.replaceAll('"account":', `${JSON.stringify(fields).slice(1, -1)},"account":`) }
  })

export const withOrigin = (allow: (origin: string) => string | undefined) => () =>
  (async (request, { forward }) => {
    const origin = request.headers.get('origin')
    const allowed = origin === null ? undefined : allow(origin)
    const answer = await forward()
    if (allowed === undefined) return answer
    const headers = { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': 'true' }
    return { ...answer, headers: { ...answer.headers, ...headers } }
  }) satisfies Layer

export const createSignInRejection = (message: string) =>
  answerJson({ error: 'invalid_grant', error_code: 400, error_description: message }, 400)
export const madeUp = /oauth\/token.*username=check-/
export const redirectTo = (make: (foreign: string) => string) => () =>
  onPath(/\/oauth\/render\//, async ({ path }) => {
    const foreign = new URL(path, 'http://x').searchParams.get('redirect_uri') ?? 'https://console.example/'
    return { status: 302, headers: { location: make(foreign) }, body: '' }
  })
