import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { parseArgs } from 'node:util'
import { type Captcha, type Client, type ClientOptions, isRecord, JwskError } from '@jwsk/sdk'
import { loadProfileOptions, type ProfileConfig, profileNames, profilesWithKey } from '@jwsk/sdk/configured'
import { createSm2Cipher, sha256 } from '@jwsk/sdk/crypto'
import type { PasswordEncoding } from '@jwsk/sdk/profiles'
import { loadProfileFile } from './profile-file'

const text = { type: 'string' } as const

/** Options of `jwsk check`. */
export const checkOptions = {
  'base-url': { ...text, required: true, example: 'https://gateway.example.com', description: 'address of the server' },
  username: { ...text, required: true, example: 'admin', description: 'account to sign in with' },
  password: { ...text, example: 'admin123', description: 'its password. Defaults to JWSK_PASSWORD of the environment' },
  tenant: { ...text, example: '000000', description: 'tenant code' },
  'client-id': { ...text, default: 'console', example: 'console', description: 'OAuth client. Defaults to console' },
  'client-secret': { ...text, default: 'console', example: 'console', description: 'its secret. Defaults to console' },
  profile: { ...text, choices: [...profileNames], description: 'platform family. Defaults to jwsk' },
  'profile-file': { ...text, example: 'profile.json', description: 'profile as JSON, or as the default export of a module' },
  'password-key': { ...text, example: '04…', description: 'SM2 key of the server in hex, required by profiles with SM2' },
  'password-encoding': {
    ...text,
    choices: ['sha256', 'sm2', 'plain'],
    description: 'how passwords are sent. Defaults to that of the profile',
  },
  'api-prefix': { ...text, example: '/api', description: 'prefix of every path' },
  'service-prefix': { ...text, example: 'jwsk-', description: 'prefix of every service' },
  'token-header': { ...text, example: 'Blade-Auth', description: 'header that carries the access token' },
  'tenant-header': { ...text, example: 'Tenant-Id', description: 'header that carries the tenant code' },
  'credentials-in': { ...text, choices: ['query', 'form'], description: 'where the sign-in has the credentials' },
  'token-path': { ...text, example: '/jwsk-auth/oauth/token', description: 'path of the sign-in' },
  'captcha-path': { ...text, example: '/jwsk-auth/oauth/captcha', description: 'path of the captcha' },
  'logout-path': { ...text, example: '/jwsk-auth/oauth/logout', description: 'path of the sign-out' },
  'user-info-path': { ...text, example: '/jwsk-system/user/info', description: 'path of the user information' },
  'captcha-code': { ...text, example: '7k2p', description: 'text of the captcha' },
  'captcha-url': { ...text, example: "'http://…?key={key}'", description: 'URL that returns the text of the captcha' },
  'captcha-ask': { type: 'boolean', description: 'prompts for the text of the captcha' },
  services: { ...text, example: 'system,desk', description: 'services to check. Defaults to all' },
  only: { ...text, default: '', example: 'user', description: 'checks the operations that begin with this' },
  writes: { type: 'boolean', default: false, description: 'also checks the writes that can be undone' },
  security: {
    type: 'boolean',
    default: false,
    description: 'checks the security instead, reading only unless --writes; may lock the sign-in for your address',
  },
  'other-tenant': { ...text, example: '204817', description: 'another tenant, with --security. Defaults to JWSK_OTHER_TENANT' },
  'other-username': { ...text, example: 'admin', description: 'an account of that tenant. Defaults to JWSK_OTHER_USERNAME' },
  'other-password': { ...text, example: 'admin123', description: 'its password. Defaults to JWSK_OTHER_PASSWORD' },
  verbose: { type: 'boolean', default: false, description: 'prints every operation' },
  report: { ...text, example: 'check.json', description: 'file of the result as JSON' },
} as const

/** Solves a captcha at sign-in. */
export type ReadCaptcha = (captcha: Captcha) => Promise<string>

export interface CheckOptions {
  readonly client: ClientOptions
  readonly account: { readonly username: string; readonly password: string }
  /** Solver of the captcha; `undefined` if the server requires none. */
  readonly captcha?: ReadCaptcha
  /** Whether the user solves the captcha, which is prompted for only once. */
  readonly isInteractive: boolean
  readonly profileName: string
  /** Names of the services to check; empty for all services. */
  readonly services: readonly string[]
  readonly only: string
  readonly isWriting: boolean
  /** Whether the security is checked instead of the contracts. */
  readonly isSecurity: boolean
  /** Account of another tenant, for the security; `undefined` if none is given. */
  readonly otherAccount?: { readonly tenantId: string; readonly username: string; readonly password: string }
  readonly isVerbose: boolean
  readonly report?: string
}

// as in the SDK
const defaultTenant = '000000'

const optionError = (message: string) => new JwskError({ kind: 'configuration', message })

/** Values of {@link checkOptions}. */
export type CheckValues = ReturnType<typeof parseArgs<{ options: typeof checkOptions }>>['values']

const dropUndefined = <T extends Record<string, unknown>>(fields: T) =>
  // omitted options default to those of the profile
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> }

function createPasswordEncoder(name: string, key: string): Exclude<PasswordEncoding, string> {
  if (name === 'sha256') return sha256
  if (name === 'plain') return (password) => password
  if (name === 'sm2') return async (password) => (await createSm2Cipher(key)).encrypt(password)
  throw optionError('--password-encoding is none of sha256, sm2, plain')
}

async function promptForCaptcha({ image }: Captcha): Promise<string> {
  const [, type = 'png', content = ''] = /^data:image\/([a-z]+)[^,]*,(.*)$/s.exec(image) ?? []
  const file = join(tmpdir(), `captcha.${type}`)
  const isEncoded = image.slice(0, image.indexOf(',')).endsWith('base64')
  await writeFile(file, isEncoded ? Buffer.from(content, 'base64') : decodeURIComponent(content))
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(`captcha in ${file}: `)
  terminal.close()
  return typed.trim()
}

async function fetchText(address: string, { key }: Captcha): Promise<string> {
  const response = await fetch(address.replace('{key}', encodeURIComponent(key)))
  const answer = await response.text()
  if (!response.ok) throw optionError(`--captcha-url answered HTTP ${response.status}`)
  if (!answer.startsWith('{')) return answer.trim()
  const body: unknown = JSON.parse(answer)
  return isRecord(body) ? String(body.code ?? '') : ''
}

function createCaptchaReader({
  'captcha-code': code,
  'captcha-url': address,
  'captcha-ask': isInteractive,
}: CheckValues): ReadCaptcha | undefined {
  if (code !== undefined) return async () => code
  if (address !== undefined) return (captcha) => fetchText(address, captcha)
  return isInteractive ? promptForCaptcha : undefined
}

type Environment = Readonly<Record<string, string | undefined>>

function readOtherAccount(values: CheckValues, environment: Environment): CheckOptions['otherAccount'] {
  const {
    'other-tenant': tenantId = environment.JWSK_OTHER_TENANT,
    'other-username': username = environment.JWSK_OTHER_USERNAME,
    'other-password': password = environment.JWSK_OTHER_PASSWORD,
  } = values
  const given = [tenantId, username, password].filter((value) => value !== undefined && value !== '')
  if (!values.security || given.length === 0) return undefined
  if (!tenantId || !username || !password)
    throw optionError('another tenant needs all of --other-tenant, --other-username and --other-password or JWSK_OTHER_PASSWORD')
  return { tenantId, username, password }
}

/**
 * Converts the values of the command line.
 * @param environment Passwords are better given there, because other users of the machine see the arguments.
 * @throws {@link JwskError} of kind `configuration` if a value is invalid.
 */
export async function toCheckOptions(values: CheckValues, environment: Environment = process.env): Promise<CheckOptions> {
  const { 'base-url': baseUrl = '', username = '', password = environment.JWSK_PASSWORD, profile } = values
  if (!password) throw optionError('--password or JWSK_PASSWORD is missing')
  const { 'profile-file': profileFile, 'password-key': passwordKey, 'password-encoding': encoding } = values
  if (profile !== undefined && profileFile !== undefined) throw optionError('--profile and --profile-file exclude each other')
  const paths = dropUndefined({
    token: values['token-path'],
    captcha: values['captcha-path'],
    logout: values['logout-path'],
    userInfo: values['user-info-path'],
  })
  const names = dropUndefined({
    profile,
    passwordKey: profile !== undefined && profilesWithKey.includes(profile) ? passwordKey : undefined,
    apiPrefix: values['api-prefix'],
    servicePrefix: values['service-prefix'],
    tokenHeader: values['token-header'],
    tenantHeader: values['tenant-header'],
    tenantId: values.tenant,
    credentialsIn: values['credentials-in'],
    ...(Object.keys(paths).length > 0 && { paths }),
  })
  // `loadProfileOptions` validates its input
  const configured = {
    ...(await loadProfileOptions(names as ProfileConfig)),
    ...(profileFile !== undefined && { profile: await loadProfileFile(profileFile, passwordKey) }),
  }
  const encode = encoding === undefined ? undefined : createPasswordEncoder(encoding, passwordKey ?? '')
  const captcha = createCaptchaReader(values)
  const otherAccount = readOtherAccount(values, environment)
  if (otherAccount?.tenantId === (values.tenant ?? configured.profile?.tenantId ?? defaultTenant))
    throw optionError('--other-tenant is the tenant of the check itself')
  return {
    client: {
      ...configured,
      baseUrl,
      clientId: values['client-id'],
      clientSecret: values['client-secret'],
      // a call that the role forbids must not end the session that later calls need
      on401: 'probe',
      ...(encode && { encodePassword: encode }),
    },
    account: { username, password },
    ...(captcha && { captcha }),
    isInteractive: values['captcha-ask'] === true,
    profileName: configured.profile?.name ?? 'jwsk',
    services: (values.services ?? '').split(',').filter((name) => name !== ''),
    only: values.only,
    isWriting: values.writes,
    isSecurity: values.security,
    ...(otherAccount && { otherAccount }),
    isVerbose: values.verbose,
    ...(values.report !== undefined && { report: values.report }),
  }
}

/** Signs in, and solves a captcha if a reader is configured. */
export async function signIn(client: Client, { account, captcha }: Pick<CheckOptions, 'account' | 'captcha'>): Promise<void> {
  if (!captcha) return void (await client.session.signIn(account))
  const challenge = await client.session.captcha()
  await client.session.signIn({ ...account, captcha: { key: challenge.key, code: await captcha(challenge) } })
}
