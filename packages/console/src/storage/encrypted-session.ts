import { isRecord } from '@jwsk/sdk'

/** A text encrypted under a password, ready for a storage. */
export interface EncryptedSession {
  readonly salt: string
  readonly iv: string
  readonly data: string
  /** How often it was tried in vain, in whichever tab. */
  readonly failedAttempts: number
}

/** Reads what a storage held. */
export function parseEncryptedSession(stored: unknown): EncryptedSession | undefined {
  if (!isRecord(stored)) return undefined
  const { salt, iv, data, failedAttempts } = stored
  if (typeof salt !== 'string' || typeof iv !== 'string' || typeof data !== 'string') return undefined
  return { salt, iv, data, failedAttempts: typeof failedAttempts === 'number' && failedAttempts > 0 ? failedAttempts : 0 }
}
