import { isJwskError } from '@jwsk/sdk'
import { assertEncryption } from '@jwsk/sdk/crypto'
import type { CryptoOptions } from '@jwsk/sdk/profiles'
import { ConfigError } from '../platform/config/config'

/**
 * Checks the encrypted calls of config and profile before the first call.
 *
 * @throws {@link ConfigError} that names an unknown call or the missing key.
 */
export function checkEncryption(encryption: CryptoOptions): void {
  try {
    assertEncryption(encryption)
  } catch (error) {
    if (!isJwskError(error)) throw error
    throw new ConfigError([{ path: 'crypto.calls', zh: `有误：${error.message}`, en: `is invalid: ${error.message}` }])
  }
}
