import { randomBytes, randomInt } from 'node:crypto'
import { createClient, isJwskError } from '@jwsk/sdk'
import { signIn } from '../../options'
import { finding, notTried, type Observation, ok, unclear } from '../result'
import type { Probe, Target } from '../target'

const maxAttempts = 12
const limitAdvice =
  'lock an account after a few wrong passwords (parameter account.failCount), and limit the token call by address in the gateway'
const proxyAdvice = 'have the outermost proxy overwrite X-Forwarded-For, and trust no other (server.forward-headers-strategy)'

/** Creates a name that no account has, so that no account of a person is locked. */
const createMadeUpAccount = () => `check-${randomBytes(6).toString('hex')}`

/** An address of the documentation range, which no host has. */
const createForeignAddress = () => `203.0.113.${randomInt(1, 255)}`

/** Signs in with a wrong password; returns the rejection in a comparable form, `undefined` if no usable answer arrived. */
async function attempt({ options }: Target, username: string, forwardedFor?: string): Promise<string | undefined> {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor, 'x-real-ip': forwardedFor }
  const known = typeof options.client.headers === 'object' ? options.client.headers : {}
  const client = createClient({ ...options.client, retry: { limit: 0 }, headers: { ...known, ...headers } })
  try {
    await signIn(client, { ...options, account: { username, password: randomBytes(9).toString('hex') } })
    return 'accepted'
  } catch (error) {
    if (!isJwskError(error)) throw error
    if (error.status === 429) return 'limited'
    if (error.kind !== 'business' && error.kind !== 'unauthorized' && error.kind !== 'forbidden') return undefined
    // the number of attempts left, or of seconds to wait, differs each time
    return `${error.status} ${error.code} ${error.message.replaceAll(/\d+/g, '#').replaceAll(username, '')}`
  } finally {
    client.dispose()
  }
}

const limitedPattern = /too many|locked|limit|frequent|过多|锁定|频繁|稍后/i

/** Whether an answer is another than that to a first wrong password. */
const isLimited = (answer: string, first: string) => answer === 'limited' || (answer !== first && limitedPattern.test(answer))

/** Tries whether a limit ends with another address in `X-Forwarded-For`: for the account, then for the address. */
async function tryEvasion(target: Target, account: string, first: string): Promise<Observation> {
  const same = await attempt(target, account, createForeignAddress())
  if (same === undefined) return unclear('no usable answer to a sign-in with X-Forwarded-For')
  const evaded = finding('medium', 'the limit is evaded by X-Forwarded-For', proxyAdvice)
  if (!isLimited(same, first)) return evaded
  const other = createMadeUpAccount()
  const direct = await attempt(target, other)
  const forwarded = await attempt(target, other, createForeignAddress())
  if (direct === undefined || forwarded === undefined) return unclear('no usable answer to a sign-in with X-Forwarded-For')
  return isLimited(direct, first) && !isLimited(forwarded, first) ? evaded : ok('')
}

/**
 * Whether wrong passwords are limited. Uses names that no account has, because a lock would keep a person out; the address
 * that runs the check may be locked for a while, which is why it is the last probe.
 */
export const signInLimit: Probe = {
  id: 'sign-in-limit',
  question: 'guessing passwords',
  isIndependent: false,
  async run(target) {
    if (target.options.isInteractive) return [notTried('each attempt needs a captcha')]
    const account = createMadeUpAccount()
    const first = await attempt(target, account)
    if (first === undefined) return [unclear('no usable answer to a wrong password')]
    if (first === 'accepted') return [finding('high', 'a made-up account with any password is signed in', limitAdvice)]
    if (isLimited(first, '')) return [unclear('the first attempt is already limited; try again later')]
    for (let count = 2; count <= maxAttempts; count += 1) {
      if (target.signal.aborted) return [unclear(`no limit in ${count - 1} attempts, then the time was up`)]
      const answer = await attempt(target, account)
      if (answer === undefined) return [unclear(`no usable answer to attempt ${count}`)]
      if (!isLimited(answer, first)) continue
      const evasion = await tryEvasion(target, account, first)
      return [
        evasion.verdict === 'ok'
          ? ok(`limited after ${count - 1} wrong passwords of a made-up account, whatever X-Forwarded-For says`)
          : evasion,
      ]
    }
    return [finding('medium', `no limit in ${maxAttempts} wrong passwords of a made-up account`, limitAdvice)]
  },
}
