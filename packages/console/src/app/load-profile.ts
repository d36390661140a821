import { isJwskError, isRecord } from '@jwsk/sdk'
import type { Profile } from '@jwsk/sdk/profiles'
import { type Config, ConfigError } from '../platform/config/config'
import { isProfileName } from '../platform/config/config-validators'
import { withBasePath } from '../platform/links/base-path'

const profileError = (zh: string, en: string) => new ConfigError([{ path: 'profile', zh, en }])

/** Fetches a profile next to `config.json`. */
async function fetchProfile(file: string): Promise<unknown> {
  const response = await globalThis.fetch(withBasePath(file)).catch(() => undefined)
  if (!response?.ok) throw profileError(`文件 ${file} 无法读取`, `the file ${file} could not be read`)
  return response.json().catch(() => {
    throw profileError(`文件 ${file} 不是 JSON`, `the file ${file} is not JSON`)
  })
}

/** Data of a profile, and the options of the deployment that it sets itself. */
export interface LoadedProfile {
  readonly profile: Profile
  readonly ownOptions: readonly string[]
}

/**
 * Loads the profile that `config.json` names or contains; the default profile needs no further code.
 *
 * @throws {@link ConfigError} if the file cannot be read, or an option of it is invalid.
 */
export async function loadProfile({ profile, passwordKey }: Pick<Config, 'profile' | 'passwordKey'>): Promise<LoadedProfile | undefined> {
  if (profile === 'jwsk') return undefined
  const { parseProfile } = await import('@jwsk/sdk/profiles')
  const key = passwordKey === '' ? {} : { publicKey: passwordKey }
  if (isProfileName(profile)) return { profile: parseProfile({ ...key, extends: profile }), ownOptions: [] }
  const data = typeof profile === 'string' ? await fetchProfile(profile) : profile
  try {
    return { profile: parseProfile(isRecord(data) ? { ...key, ...data } : data), ownOptions: isRecord(data) ? Object.keys(data) : [] }
  } catch (error) {
    if (!isJwskError(error)) throw error
    throw profileError(`有误：${error.message}`, `is invalid: ${error.message}`)
  }
}
