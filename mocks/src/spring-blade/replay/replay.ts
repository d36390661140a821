import { drawCaptcha } from '../../auth/captcha'
import { failuresTable } from '../../auth/lockout'
import { createBackend } from '../../backend'
import { type Backend, brokenConnection, createRespond } from '../../engine/respond'
import { springBlade } from '../../platforms/spring-blade'
import { encryptPassword } from '../password'
import { type Difference, differences } from './compare'
import { bodiesOf, type Exchange, isValues, recordsIn } from './recording'
import { prepareCaptcha, requestOf, type Stage, type Tokens } from './requests'
import { madeUp, setUp, tidy } from './set-up'
import { adminPassword, fillWorld, secretOf, tableOf } from './world'

export interface Outcome {
  readonly exchange: Exchange
  readonly differences: readonly Difference[]
}

const fileBody = (body: unknown) => isValues(body) && 'disposition' in body

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const shape = (text: string): Difference => ({ kind: 'shape', text })

/** Everything but the body. */
function headDifferences({ response: wanted }: Exchange, given: Response): Difference[] {
  const found: Difference[] = []
  if (given.status !== wanted.status) found.push(shape(`status ${given.status} for ${wanted.status}`))
  const type = given.headers.get('content-type')
  if ((wanted.contentType ?? null) !== type && !(wanted.contentType === null && type === 'text/plain;charset=UTF-8'))
    found.push(shape(`type ${type} for ${wanted.contentType}`))
  for (const [name, value] of Object.entries(wanted.headers ?? {}))
    if (given.headers.get(name) !== value) found.push({ kind: 'value', text: `header ${name}: ${given.headers.get(name)} for ${value}` })
  return found
}

async function signIn(backend: Backend): Promise<Tokens> {
  const query = new URLSearchParams({ account: 'admin', password: encryptPassword(adminPassword) })
  const headers = { authorization: `Basic ${btoa(`saber:${secretOf('saber')}`)}` }
  const response = await createRespond(backend)(new Request(`http://127.0.0.1/blade-auth/token?${query}`, { method: 'POST', headers }))
  if (response === brokenConnection) throw new TypeError('the connection broke')
  // a sign-in that is in order answers with a record of texts
  const { data } = (await response.json()) as { readonly data: Readonly<Record<string, string>> }
  return { access: data['accessToken'] ?? '', refresh: data['refreshToken'] ?? '' }
}

/** Sends every exchange in order to a stand-in filled with the recorded rows, and tells what was answered otherwise. */
export async function replay(exchanges: readonly Exchange[]): Promise<Outcome[]> {
  const backend = createBackend({ platform: springBlade })
  const { world } = backend
  await fillWorld(world, exchanges)
  const respond = createRespond(backend)
  const bodies = bodiesOf(exchanges)
  const tokens = new Map<string, Tokens>([['admin', await signIn(backend)]])
  const ids = new Map<string, string>(madeUp)
  const stage: Stage = { world, tokens, ids, captcha: { key: '', text: '' }, workbook: new ArrayBuffer(0) }
  const seeded = new Set(
    Object.values(tableOf).flatMap(({ key }) =>
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
    setUp({ world, exchanges, bodies, ids }, index)
    if (!name.startsWith('lock-') && group !== 'user-lock') world.table(failuresTable).adopt([])
    if (/^(lock-success-again|lock-after-time)$|user-lock-right/.test(name)) forgetAddress(backend, name)
    if (request.headers?.['Captcha-Key']) prepareCaptcha(exchange, stage, () => drawCaptcha(world))
    const response = await respond(requestOf(exchange, stage))
    if (response === brokenConnection) throw new TypeError('the connection broke')
    const found = headDifferences(exchange, response)
    const expected = bodies.get(name)
    if (fileBody(expected)) {
      // checked above
      const { disposition } = expected as { readonly disposition: string }
      if (response.headers.get('content-disposition') !== disposition) found.push(shape('another disposition'))
      stage.workbook = await response.arrayBuffer()
    } else if (request.method !== 'HEAD') {
      const actual = await answerOf(response)
      found.push(...differences(actual, { expected, ids, seeded, cut: cut.has(exchange.response.sameBodyAs ?? name) }))
      learn(tokens, actual)
    }
    outcomes.push({ exchange, differences: found })
    tidy({ world, exchanges, bodies, ids }, index)
  }
  return outcomes
}

function forgetAddress({ world }: Backend, name: string) {
  if (name === 'lock-after-time') return world.table(failuresTable).adopt([])
  world.table(failuresTable).remove('address:127.0.0.1')
}

/** Whoever signs in is known by the account from then on. */
function learn(tokens: Map<string, Tokens>, body: unknown) {
  for (const { accessToken, refreshToken, account, tenantId } of recordsIn(body)) {
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') continue
    const who = tenantId === '000000' ? String(account) : 'tadmin'
    tokens.set(who, { access: accessToken, refresh: refreshToken })
  }
}
