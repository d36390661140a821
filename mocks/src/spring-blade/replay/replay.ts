import { drawCaptcha } from '../../auth/captcha'
import { failuresTable } from '../../auth/lockout'
import { createBackend } from '../../backend'
import { type Backend, brokenConnection, createRespond } from '../../engine/respond'
import { springBlade } from '../../platforms/spring-blade'
import { encryptPassword } from '../password'
import { compareResponses, type Difference } from './compare'
import { inventedIds, prepareRecords, removeTemporaryRecords } from './prepare-records'
import { adminPassword, fillWorld, getClientSecret, tableByPath } from './recorded-world'
import { collectBodies, type Exchange, isValues, walkRecords } from './recording'
import { createRequest, prepareCaptcha, type ReplayContext, type Tokens } from './requests'

export interface Outcome {
  readonly exchange: Exchange
  readonly differences: readonly Difference[]
}

const describeFile = (body: unknown) => isValues(body) && 'disposition' in body

async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const shapeDifference = (text: string): Difference => ({ kind: 'shape', text })

/** Compares status, content type and headers. */
function compareHeaders({ response: expectedResponse }: Exchange, given: Response): Difference[] {
  const found: Difference[] = []
  if (given.status !== expectedResponse.status) found.push(shapeDifference(`status ${given.status} for ${expectedResponse.status}`))
  const type = given.headers.get('content-type')
  if ((expectedResponse.contentType ?? null) !== type && !(expectedResponse.contentType === null && type === 'text/plain;charset=UTF-8'))
    found.push(shapeDifference(`type ${type} for ${expectedResponse.contentType}`))
  for (const [name, value] of Object.entries(expectedResponse.headers ?? {}))
    if (given.headers.get(name) !== value) found.push({ kind: 'value', text: `header ${name}: ${given.headers.get(name)} for ${value}` })
  return found
}

async function signIn(backend: Backend): Promise<Tokens> {
  const query = new URLSearchParams({ account: 'admin', password: encryptPassword(adminPassword) })
  const headers = { authorization: `Basic ${btoa(`saber:${getClientSecret('saber')}`)}` }
  const response = await createRespond(backend)(new Request(`http://127.0.0.1/blade-auth/token?${query}`, { method: 'POST', headers }))
  if (response === brokenConnection) throw new TypeError('the connection broke')
  // a successful sign-in returns a record of strings
  const { data } = (await response.json()) as { readonly data: Readonly<Record<string, string>> }
  return { access: data['accessToken'] ?? '', refresh: data['refreshToken'] ?? '' }
}

/** Sends every exchange in order to a mock filled with the recorded rows, and returns the differences. */
export async function replay(exchanges: readonly Exchange[]): Promise<Outcome[]> {
  const backend = createBackend({ platform: springBlade })
  const { world } = backend
  await fillWorld(world, exchanges)
  const respond = createRespond(backend)
  const bodies = collectBodies(exchanges)
  const tokens = new Map<string, Tokens>([['admin', await signIn(backend)]])
  const ids = new Map<string, string>(inventedIds)
  const context: ReplayContext = { world, tokens, ids, captcha: { key: '', text: '' }, workbook: new ArrayBuffer(0) }
  const seeded = new Set(
    Object.values(tableByPath).flatMap(({ key }) =>
      world
        .table(key)
        .all()
        .map(({ id }) => id),
    ),
  )
  const cut = new Set(exchanges.filter(({ trimmed }) => trimmed).map(({ name }) => name))
  const outcomes: Outcome[] = []

  for (const [index, exchange] of exchanges.entries()) {
    const { name, group, request } = exchange
    prepareRecords({ world, exchanges, bodies, ids }, index)
    if (!name.startsWith('lock-') && group !== 'user-lock') world.table(failuresTable).replaceAll([])
    if (/^(lock-success-again|lock-after-time)$|user-lock-right/.test(name)) clearAddressFailures(backend, name)
    if (request.headers?.['Captcha-Key']) prepareCaptcha(exchange, context, () => drawCaptcha(world))
    const response = await respond(createRequest(exchange, context))
    if (response === brokenConnection) throw new TypeError('the connection broke')
    const found = compareHeaders(exchange, response)
    const expected = bodies.get(name)
    if (describeFile(expected)) {
      // checked above
      const { disposition } = expected as { readonly disposition: string }
      if (response.headers.get('content-disposition') !== disposition) found.push(shapeDifference('another disposition'))
      context.workbook = await response.arrayBuffer()
    } else if (request.method !== 'HEAD') {
      const actual = await readResponse(response)
      found.push(...compareResponses(actual, { expected, ids, seeded, cut: cut.has(exchange.response.sameBodyAs ?? name) }))
      rememberTokens(tokens, actual)
    }
    outcomes.push({ exchange, differences: found })
    removeTemporaryRecords({ world, exchanges, bodies, ids }, index)
  }
  return outcomes
}

function clearAddressFailures({ world }: Backend, name: string) {
  if (name === 'lock-after-time') return world.table(failuresTable).replaceAll([])
  world.table(failuresTable).remove('address:127.0.0.1')
}

/** Stores the tokens of a sign-in under the account, for later exchanges. */
function rememberTokens(tokens: Map<string, Tokens>, body: unknown) {
  for (const { accessToken, refreshToken, account, tenantId } of walkRecords(body)) {
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') continue
    const who = tenantId === '000000' ? String(account) : 'tadmin'
    tokens.set(who, { access: accessToken, refresh: refreshToken })
  }
}
