import type { CallOptions } from './call-options'
import type { PasswordCipher } from './crypto/ciphers'
import { JwskError } from './errors'
import { user } from './generated/system/user'
import type { Client } from './types'

export interface GuestRegistration {
  /** Tenant of the account. Defaults to the tenant of the session. */
  readonly tenantId?: string
  readonly name: string
  readonly account: string
  readonly password: string
  readonly password2: string
}

/**
 * Requests an account for a guest of a third-party login; an administrator approves it. Compares the two passwords in
 * plain text, because their ciphertexts always differ; sends them encrypted.
 */
export async function registerGuest(
  client: Client,
  guest: GuestRegistration,
  by: { readonly cipher: PasswordCipher; readonly options?: CallOptions },
): Promise<void> {
  const invalidGuestError = (message: string) =>
    new JwskError({ kind: 'configuration', message: `registerGuest: ${message}`, operation: user.registerGuest.id })
  const session = client.session.current()
  if (!session || session.user.oauthId === '') throw invalidGuestError('nobody came in by a third-party login')
  if (guest.password !== guest.password2) throw invalidGuestError('the passwords differ')
  const [password, password2] = await Promise.all([by.cipher.encrypt(guest.password), by.cipher.encrypt(guest.password2)])
  const { tenantId = session.user.tenantId, name, account } = guest
  // only these fields, even if a form contains more
  await client.call(user.registerGuest, { tenantId, name, account, password, password2, oauthId: session.user.oauthId }, by.options)
}
