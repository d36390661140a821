import { JwskError } from './errors'
import type { ClientOptions } from './types'

/** What a configuration file says of its deployment; each name goes before the profile's own. */
export type ProfileConfig = Pick<
  ClientOptions,
  'apiPrefix' | 'servicePrefix' | 'tokenHeader' | 'tenantHeader' | 'tenantId' | 'tokenTime' | 'credentialsIn' | 'on401' | 'paths'
> & {
  /** `jwsk` unless said. */
  readonly profile?: ProfileName
  /** The SM2 key, where the profile asks for one. */
  readonly passwordKey?: string
}

/** The profiles that a file may name. */
export const profileNames = ['jwsk', 'springblade'] as const

export type ProfileName = (typeof profileNames)[number]

const invalidConfigError = (name: string, what: string) => new JwskError({ kind: 'configuration', message: `profile: option "${name}" ${what}` })

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
 * The options of a client out of a configuration file: its profile, loaded only where the file names one, and whatever
 * the file says besides. Throws a `configuration` error that names what is wrong.
 *
 * @example
 * createClient({ ...(await profileOptions({ profile: 'springblade', passwordKey })), baseUrl, clientId, clientSecret })
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
