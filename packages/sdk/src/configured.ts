import { JwskError } from './errors'
import type { ClientOptions } from './types'

/** Options of a deployment in a configuration file; each takes precedence over the profile's. */
export type ProfileConfig = Pick<
  ClientOptions,
  'apiPrefix' | 'servicePrefix' | 'tokenHeader' | 'tenantHeader' | 'tenantId' | 'tokenTime' | 'credentialsIn' | 'on401' | 'paths'
> & {
  /** Name of the profile. Defaults to `jwsk`. */
  readonly profile?: ProfileName
  /** SM2 public key in hex, for a profile that requires one. */
  readonly passwordKey?: string
}

/** Names of the profiles that a configuration file can select. */
export const profileNames = ['jwsk', 'springblade'] as const

export type ProfileName = (typeof profileNames)[number]

const invalidConfigError = (name: string, problem: string) =>
  new JwskError({ kind: 'configuration', message: `profile: option "${name}" ${problem}` })

const textKeys = ['apiPrefix', 'servicePrefix', 'tokenHeader', 'tenantHeader', 'tenantId'] as const
const pathKeys = ['token', 'captcha', 'logout', 'userInfo'] as const
const enumKeys = { credentialsIn: ['query', 'form'], on401: ['logout', 'probe'] } as const

const isText = (value: unknown) => value === undefined || typeof value === 'string'

function validateConfig(config: ProfileConfig): void {
  const { profile = 'jwsk', passwordKey, paths, tokenTime } = config
  if (!profileNames.includes(profile)) throw invalidConfigError('profile', `is none of ${profileNames.join(', ')}`)
  for (const name of textKeys) if (!isText(config[name])) throw invalidConfigError(name, 'is not a string')
  for (const name of ['credentialsIn', 'on401'] as const) {
    const known: readonly string[] = enumKeys[name]
    const given = config[name]
    if (given !== undefined && !known.includes(given)) throw invalidConfigError(name, `is none of ${known.join(', ')}`)
  }
  if (tokenTime !== undefined && !(tokenTime > 0)) throw invalidConfigError('tokenTime', 'is not a positive number')
  for (const [name, path] of Object.entries(paths ?? {}))
    if (!pathKeys.some((known) => known === name) || !isText(path) || !path?.startsWith('/'))
      throw invalidConfigError(`paths.${name}`, 'is no path of the sign-in')
  if (profile === 'springblade' && !passwordKey) throw invalidConfigError('passwordKey', 'is missing')
  if (profile === 'jwsk' && passwordKey) throw invalidConfigError('passwordKey', 'is for profile springblade')
}

/**
 * Converts a configuration file to client options: loads the named profile on demand and passes the other options
 * through.
 *
 * @throws {@link JwskError} of kind `configuration` that names the invalid option.
 *
 * @example
 * createClient({ ...(await loadProfileOptions({ profile: 'springblade', passwordKey })), baseUrl, clientId, clientSecret })
 */
export async function loadProfileOptions(
  config: ProfileConfig,
): Promise<Omit<ProfileConfig, 'profile' | 'passwordKey'> & Pick<ClientOptions, 'profile'>> {
  validateConfig(config)
  const { profile, passwordKey = '', ...names } = config
  if (profile !== 'springblade') return names
  const { springBlade } = await import('./profiles/spring-blade')
  return { ...names, profile: springBlade({ publicKey: passwordKey }) }
}
