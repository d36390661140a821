import { isRecord } from '@jwsk/sdk'

/** Text encrypted under a password, ready to be stored. */
export interface EncryptedSession {
  readonly salt: string
  readonly iv: string
  readonly data: string
  /** Number of failed attempts to decrypt it, in all tabs. */
  readonly failedAttempts: number
}

/** Parses a stored value. */
export function parseEncryptedSession(stored: unknown): EncryptedSession | undefined {
  if (!isRecord(stored)) return undefined
  const { salt, iv, data, failedAttempts } = stored
  if (typeof salt !== 'string' || typeof iv !== 'string' || typeof data !== 'string') return undefined
  return { salt, iv, data, failedAttempts: typeof failedAttempts === 'number' && failedAttempts > 0 ? failedAttempts : 0 }
}
