import { isRecord } from '@jwsk/sdk'

/** A text encrypted under a password, ready for a storage. */
export interface Sealed {
  readonly salt: string
  readonly iv: string
  readonly data: string
  /** How often it was tried in vain, in whichever tab. */
  readonly tries: number
}

/** Reads what a storage held. */
export function readSealed(stored: unknown): Sealed | undefined {
  if (!isRecord(stored)) return undefined
  const { salt, iv, data, tries } = stored
  if (typeof salt !== 'string' || typeof iv !== 'string' || typeof data !== 'string') return undefined
  return { salt, iv, data, tries: typeof tries === 'number' && tries > 0 ? tries : 0 }
}
