import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Captcha, type Client, type ClientOptions, isRecord, JwskError } from '@jwsk/sdk'
import { loadProfileOptions, type ProfileConfig } from '@jwsk/sdk/configured'
import { createSm2Cipher, sha256 } from '@jwsk/sdk/crypto'
import type { PasswordEncoding } from '@jwsk/sdk/profiles'

const text = { type: 'string' } as const

const flags = {
  'base-url': text,
  username: text,
  password: text,
  tenant: text,
  'client-id': { ...text, default: 'console' },
  'client-secret': { ...text, default: 'console' },
  profile: text,
  'password-key': text,
  'password-encoding': text,
  'api-prefix': text,
  'service-prefix': text,
  'token-header': text,
  'tenant-header': text,
  'credentials-in': text,
  'token-path': text,
  'captcha-path': text,
  'logout-path': text,
  'user-info-path': text,
  'captcha-code': text,
  'captcha-url': text,
  'captcha-ask': { type: 'boolean' },
  services: text,
  only: { ...text, default: '' },
  writes: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  report: text,
} as const

export const usage = `npm run check:contract -- --base-url URL --username NAME --password WORD [--writes]
  which server      --profile jwsk|springblade --password-key HEX --password-encoding sha256|sm2|plain --tenant ID
                    --client-id ID --client-secret WORD
  other names       --api-prefix --service-prefix --token-header --tenant-header --credentials-in query|form
                    --token-path --captcha-path --logout-path --user-info-path
  a captcha         --captcha-code WORD | --captcha-url 'http://…?key={key}' | --captcha-ask
  how much          --services system,desk --only entity --writes
  what comes out    --report FILE.json --verbose`

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
  readonly isVerbose: boolean
  readonly report?: string
}

const optionError = (message: string) => new JwskError({ kind: 'configuration', message })

type Values = ReturnType<typeof parseArguments>

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values
  } catch (error) {
    throw optionError(error instanceof Error ? error.message : String(error))
  }
}

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
}: Values): ReadCaptcha | undefined {
  if (code !== undefined) return async () => code
  if (address !== undefined) return (captcha) => fetchText(address, captcha)
  return isInteractive ? promptForCaptcha : undefined
}

/**
 * Parses the command line.
 * @throws {@link JwskError} of kind `configuration` if an option is invalid or missing.
 */
export async function parseOptions(args: readonly string[]): Promise<CheckOptions> {
  const values = parseArguments(args)
  const { 'base-url': baseUrl, username, password, profile, 'password-key': passwordKey, 'password-encoding': encoding } = values
  if (!baseUrl || !username || !password) throw optionError(`--base-url, --username and --password are needed\n${usage}`)
  const paths = dropUndefined({
    token: values['token-path'],
    captcha: values['captcha-path'],
    logout: values['logout-path'],
    userInfo: values['user-info-path'],
  })
  const names = dropUndefined({
    profile,
    passwordKey: profile === 'springblade' ? passwordKey : undefined,
    apiPrefix: values['api-prefix'],
    servicePrefix: values['service-prefix'],
    tokenHeader: values['token-header'],
    tenantHeader: values['tenant-header'],
    tenantId: values.tenant,
    credentialsIn: values['credentials-in'],
    ...(Object.keys(paths).length > 0 && { paths }),
  })
  // `loadProfileOptions` validates its input
  const configured = await loadProfileOptions(names as ProfileConfig)
  const encode = encoding === undefined ? undefined : createPasswordEncoder(encoding, passwordKey ?? '')
  const captcha = createCaptchaReader(values)
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
    profileName: profile ?? 'jwsk',
    services: (values.services ?? '').split(',').filter((name) => name !== ''),
    only: values.only,
    isWriting: values.writes,
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
