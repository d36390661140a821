import type { CryptoOptions } from '../profile'
import { invalidKeyError, type TextCipher } from './ciphers'

/** Lazily created ciphers of a client. */
export interface CipherCache {
  data(): Promise<TextCipher>
  token(): Promise<TextCipher>
}

export function createCipherCache(keys: CryptoOptions): CipherCache {
  const made = new Map<string, Promise<TextCipher>>()
  const cipher = (name: 'dataKey' | 'tokenKey') => {
    const known = made.get(name)
    if (known) return known
    const key = keys[name]
    if (!key) return Promise.reject(invalidKeyError(`createClient: option "crypto.${name}" is missing`))
    const created = import('./aes').then(({ createAesCipher }) => createAesCipher(key))
    made.set(name, created)
    return created
  }
  return { data: () => cipher('dataKey'), token: () => cipher('tokenKey') }
}
