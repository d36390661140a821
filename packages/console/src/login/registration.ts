import { createPasswordCipher } from '@jwsk/sdk/crypto'
import type { ConsoleTextKey } from '../text'

/** What both registrations ask for. */
export interface Applicant {
  /** Null where nobody is asked for the tenant. */
  readonly tenantId: string | null
  readonly account: string
  readonly password: string
  readonly password2: string
}

/** The first thing that is wrong, in the order that the platform's people know. */
export function validateApplicant({ tenantId, account, password, password2 }: Applicant) {
  const checks: readonly (readonly [wrong: boolean, field: keyof Applicant, text: ConsoleTextKey])[] = [
    [tenantId?.trim() === '', 'tenantId', 'accounts.tenantFirst'],
    [account.trim() === '', 'account', 'accounts.accountFirst'],
    [password === '', 'password', 'accounts.passwordFirst'],
    [password2 === '', 'password2', 'accounts.passwordFirst'],
    [password !== password2, 'password2', 'accounts.passwordsDiffer'],
  ]
  const first = checks.find(([wrong]) => wrong)
  return first && { field: first[1], text: first[2] }
}

/** Both passwords as they go out: encrypted for the platform alone, each by itself. */
export async function encryptPasswords({ password, password2 }: Pick<Applicant, 'password' | 'password2'>, publicKey: string) {
  const cipher = await createPasswordCipher(publicKey)
  return { password: await cipher.encrypt(password), password2: await cipher.encrypt(password2) }
}
