import { createPasswordCipher } from '@jwsk/sdk/crypto'
import type { ConsoleTextKey } from '../../platform/text'
import { trimCode } from './trim-code'

/** Data of both registration forms. */
export interface Applicant {
  /** `null` if there is no input for the tenant. */
  readonly tenantId: string | null
  readonly account: string
  readonly password: string
  readonly password2: string
}

/** Returns the first error, in the order of the platform's own client; `undefined` if there is none. */
export function validateApplicant({ tenantId, account, password, password2 }: Applicant) {
  const checks: readonly (readonly [wrong: boolean, field: keyof Applicant, text: ConsoleTextKey])[] = [
    [tenantId !== null && trimCode(tenantId) === '', 'tenantId', 'accounts.tenantFirst'],
    [trimCode(account) === '', 'account', 'accounts.accountFirst'],
    [password === '', 'password', 'accounts.passwordFirst'],
    [password2 === '', 'password2', 'accounts.passwordFirst'],
    [password !== password2, 'password2', 'accounts.passwordsDiffer'],
  ]
  const first = checks.find(([wrong]) => wrong)
  return first && { field: first[1], text: first[2] }
}

/** Encrypts each password with the platform's public key. */
export async function encryptPasswords({ password, password2 }: Pick<Applicant, 'password' | 'password2'>, publicKey: string) {
  const cipher = await createPasswordCipher(publicKey)
  return { password: await cipher.encrypt(password), password2: await cipher.encrypt(password2) }
}
