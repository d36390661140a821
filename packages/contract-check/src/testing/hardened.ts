import { isRecord } from '@jwsk/sdk'
import {
  answerJson,
  answerRejection,
  answerSuccess,
  type GatewayAnswer,
  type GatewayRequest,
  getToken,
  type Layer,
  withToken,
} from './gateway'

const operatorTenant = '000000'

interface Holder {
  readonly tenantId: string
  readonly account: string
  readonly refreshToken: string
}

/** Tokens that a gateway saw in sign-ins. */
export interface Tokens {
  readonly holders: Map<string, Holder>
  /** Returns a token of the operator's administrator. */
  getOperatorToken(): string
}

export function createTokens(): Tokens {
  const holders = new Map<string, Holder>()
  const isOperator = ([, { tenantId, account }]: [string, Holder]) => tenantId === operatorTenant && account === 'admin'
  return { holders, getOperatorToken: () => [...holders].findLast(isOperator)?.[0] ?? '' }
}

export const readJson = ({ body }: GatewayAnswer): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return undefined
  }
}

/** Removes the records of other tenants from a payload. */
function dropForeign(value: unknown, tenantId: string): unknown {
  const isForeign = (item: unknown) => isRecord(item) && item.tenantId !== undefined && item.tenantId !== '' && item.tenantId !== tenantId
  if (Array.isArray(value)) return value.filter((item) => !isForeign(item)).map((item) => dropForeign(item, tenantId))
  if (isForeign(value)) return null
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, dropForeign(inner, tenantId)])) : value
}

const writesAnId = ({ path, body }: GatewayRequest) => new URL(path, 'http://x').searchParams.get('ids') ?? /"id":"(\d+)"/.exec(body)?.[1]

/** Lets a tenant write its own posts, which the mock's role of the second tenant may not. */
function createPostWrites({ getOperatorToken }: Tokens) {
  return async (request: GatewayRequest, tenantId: string, forward: Parameters<Layer>[1]['forward']): Promise<GatewayAnswer> => {
    const headers = withToken(request, getOperatorToken())
    const id = writesAnId(request)
    if (id !== undefined) {
      const path = `/api/jwsk-system/post/detail?id=${id}`
      const row = readJson(await forward({ method: 'GET', path, headers, body: '' }))
      if (!isRecord(row) || !isRecord(row.data) || row.data.tenantId !== tenantId) return answerRejection(403)
    }
    return forward({ headers, body: request.body.replace(/"tenantId":"\d*"/, `"tenantId":"${tenantId}"`) })
  }
}

/** Remembers the tokens of a sign-in, and returns those that an answer revokes. */
function followTokens({ holders }: Tokens, request: GatewayRequest, body: Readonly<Record<string, unknown>>): string[] {
  const token = getToken(request)
  const holder = holders.get(token)
  if (typeof body.access_token === 'string')
    holders.set(body.access_token, {
      tenantId: String(body.tenant_id),
      account: String(body.account),
      refreshToken: String(body.refresh_token),
    })
  if (request.path.includes('/oauth/logout')) return [token]
  const isChange = request.path.includes('/user/update-password') && body.code === 200
  return isChange ? [...holders].filter(([, { account }]) => account === holder?.account).map(([other]) => other) : []
}

const quoteIds = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|\d{17,}/g, (part) => (part.startsWith('"') ? part : `"${part}"`))

/** Answers what a layer has no need to forward; `undefined` for all else. */
function answerAlone({ path }: GatewayRequest, isOther: boolean): GatewayAnswer | undefined {
  const location = 'https://provider.example/authorize?redirect_uri=https%3A%2F%2Fconsole.example%2Fcallback'
  if (path.includes('/oauth/render/')) return { status: 302, headers: { location }, body: '' }
  return isOther && path.includes('/dict-biz/') ? answerSuccess([]) : undefined
}

/** Closes what the mock leaves open: tokens are revoked, ids are text, tenants are apart, providers redirect. */
export function createHardening(tokens: Tokens): Layer {
  const revoked = new Set<string>()
  const writePost = createPostWrites(tokens)
  return async (request, { forward }) => {
    const token = getToken(request)
    if (revoked.has(token)) return answerRejection(401)
    const tenantId = tokens.holders.get(token)?.tenantId ?? operatorTenant
    const isOther = tenantId !== operatorTenant
    const alone = answerAlone(request, isOther)
    if (alone) return alone
    if (isOther && /\/post\/(submit|update|remove)/.test(request.path)) return writePost(request, tenantId, forward)
    const answer = await forward()
    const body = readJson(answer)
    if (!isRecord(body)) return answer
    for (const other of followTokens(tokens, request, body)) revoked.add(other)
    if (isOther) return { ...answer, ...answerJson(dropForeign(body, tenantId), answer.status) }
    return { ...answer, body: quoteIds(Buffer.from(answer.body).toString()) }
  }
}
