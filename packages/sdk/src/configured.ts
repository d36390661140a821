import { JwskError } from './errors'
import { type ProfileName, profileNames, profilesWithKey } from './profiles/names'
import type { ProfileFile } from './profiles/parse-profile'
import type { ClientOptions } from './types'

/** Options of a deployment in a configuration file; each takes precedence over the profile's. */
export type ProfileConfig = Pick<
  ClientOptions,
  | 'apiPrefix'
  | 'servicePrefix'
  | 'tokenHeader'
  | 'tenantHeader'
  | 'tenantId'
  | 'tokenTime'
  | 'credentialsIn'
  | 'on401'
  | 'paths'
  | 'envelope'
  | 'servicePaths'
  | 'crypto'
> & {
  /** Name of the profile, or one as data. Defaults to `jwsk`. */
  readonly profile?: ProfileName | ProfileFile
  /** SM2 public key in hex, for a profile that requires one. */
  readonly passwordKey?: string
}

export { type ProfileName, profileNames, profilesWithKey }

const invalidConfigError = (name: string, problem: string) =>
  new JwskError({ kind: 'configuration', message: `profile: option "${name}" ${problem}` })

const textKeys = ['apiPrefix', 'servicePrefix', 'tokenHeader', 'tenantHeader', 'tenantId'] as const
const pathKeys = ['token', 'captcha', 'logout', 'userInfo'] as const
const enumKeys = { credentialsIn: ['query', 'form'], on401: ['refresh', 'probe', 'end'] } as const

const isText = (value: unknown) => value === undefined || typeof value === 'string'

const isCode = (value: unknown) => typeof value === 'string' || Number.isInteger(value)

function validateEnvelope(envelope: ProfileConfig['envelope'] = {}): void {
  for (const [name, value] of Object.entries(envelope)) {
    if (name === 'success' ? ![value].flat().every(isCode) : !['code', 'data', 'message'].includes(name) || typeof value !== 'string')
      throw invalidConfigError(`envelope.${name}`, 'is no code or name of an envelope')
  }
}

function validateProfile({ profile = 'jwsk', passwordKey }: ProfileConfig): void {
  if (typeof profile !== 'string') return
  if (!profileNames.includes(profile)) throw invalidConfigError('profile', `is none of ${profileNames.join(', ')}`)
  const requiresKey = profilesWithKey.includes(profile)
  if (requiresKey && !passwordKey) throw invalidConfigError('passwordKey', 'is missing')
  if (!requiresKey && passwordKey) throw invalidConfigError('passwordKey', `is for the profiles ${profilesWithKey.join(' and ')}`)
}

function validateConfig(config: ProfileConfig): void {
  const { paths, tokenTime } = config
  validateProfile(config)
  validateEnvelope(config.envelope)
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
  const { servicePaths, crypto } = config
  if (servicePaths || crypto)
    (await import('./profiles/parse-profile')).assertDeployment({ ...(servicePaths && { servicePaths }), ...(crypto && { crypto }) })
  if (profile === undefined || profile === 'jwsk') return names
  const { parseProfile } = await import('./profiles/parse-profile')
  const key = passwordKey === '' ? {} : { publicKey: passwordKey }
  return { ...names, profile: parseProfile({ ...key, ...(typeof profile === 'string' ? { extends: profile } : profile) }) }
}
