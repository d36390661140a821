import { randomBytes } from 'node:crypto'
import { createClient, isRecord } from '@jwsk/sdk'
import { type CreatedEntity, fetchRow } from '../check-writes'
import { signIn } from '../options'
import { type Caller, createCaller } from './caller'
import { findEntity, withRecord } from './own-record'
import { notTried, type Observation, unclear } from './result'
import type { Target } from './target'

/** Account that a probe created for itself. */
export interface OwnUser {
  readonly record: CreatedEntity
  readonly password: string
  readonly caller: Caller
}

/** Creates an account with a random password, signs in with it, runs `work`, and deletes it. */
export async function withOwnUser(
  target: Target,
  work: (user: OwnUser) => Promise<readonly Observation[]>,
): Promise<readonly Observation[]> {
  const { options, client, signal } = target
  if (!options.isWriting) return [notTried('needs --writes')]
  if (options.isInteractive) return [notTried('signing in as another account needs another captcha')]
  const entity = findEntity(target, 'user')
  if (!entity || !isRecord(entity.submit.example)) return [notTried('the platform cannot create and delete accounts')]
  const password = createPassword()
  const encoded = await client.encodePassword(password, 'newUser')
  const { tenantId } = target.caller.session.user
  const body = { ...entity.submit.hints.body, tenantId, password: encoded, password2: encoded }
  const submit = { ...entity.submit, hints: { ...entity.submit.hints, body } }
  return withRecord(target, { ...entity, submit }, async (record) => {
    const username = String((await fetchRow(record)).account ?? '')
    const other = createClient({ ...options.client, tenantId })
    const failure = await signIn(other, { ...options, account: { username, password } }).then(
      () => undefined,
      ({ kind }: { readonly kind?: string }) => kind ?? 'error',
    )
    const session = other.session.current()
    other.dispose()
    if (!session) return [unclear(`the account that was created cannot sign in (${failure})`)]
    return work({ record, password, caller: createCaller(options.client, session, signal) })
  })
}

/** Creates a password that common rules accept. */
export const createPassword = (): string => `Aa1-${randomBytes(9).toString('hex')}`
