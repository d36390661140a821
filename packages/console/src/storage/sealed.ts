import { isRecord } from '@jwsk/sdk'

/** A text encrypted under a password, ready for a storage. */
export interface Sealed {
  readonly salt: string
  readonly iv: string
  readonly data: string
}

/** Reads what a storage held. */
export function readSealed(stored: unknown): Sealed | undefined {
  if (!isRecord(stored)) return undefined
  const { salt, iv, data } = stored
  return typeof salt === 'string' && typeof iv === 'string' && typeof data === 'string' ? { salt, iv, data } : undefined
}
