import type { ClientOptions } from '@jwsk/sdk'
import type { Site } from '../site/model'

/** `config.json` of a deployment; read at every start, so that one build serves all environments. */
export interface Config extends Omit<Site, 'demo'>, Pick<ClientOptions, 'clientId' | 'clientSecret'> {
  readonly apiPrefix: string
  readonly tokenHeader: string
  readonly tenantHeader: string
  /** Seconds. */
  readonly tokenTime: number
  readonly accountSwitch: boolean
}

const defaults: Config = {
  title: '',
  clientId: '',
  clientSecret: '',
  tenantMode: true,
  tenantId: '000000',
  captchaMode: true,
  apiPrefix: '/api',
  tokenHeader: 'Blade-Auth',
  tenantHeader: 'Tenant-Id',
  tokenTime: 3000,
  accountSwitch: false,
}
const needed = ['clientId', 'clientSecret'] as const

const isKey = (key: string): key is keyof Config => Object.hasOwn(defaults, key)

/** What a person must mend in `config.json`, one sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`config.json: ${problems.join('; ')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

function problemsOf(given: object): readonly string[] {
  const missing = needed.filter((key) => !Object.hasOwn(given, key) || given[key as keyof typeof given] === '')
  const wrong = Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    if (!isKey(key)) return [`"${key}" is not an option; known are ${Object.keys(defaults).join(', ')}`]
    if (typeof value !== typeof defaults[key]) return [`"${key}" must be a ${typeof defaults[key]}, not ${JSON.stringify(value)}`]
    return typeof value === 'number' && !(value > 0) ? [`"${key}" must be more than 0`] : []
  })
  return [...missing.map((key) => `"${key}" is missing`), ...wrong]
}

/** Reads the text of `config.json`; throws a `ConfigError` that names every mistake. */
export function parseConfig(text: string): Config {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new ConfigError([`it is not JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new ConfigError(['it must hold one object'])
  const problems = problemsOf(given)
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...defaults, ...given }
}

export async function loadConfig(): Promise<Config> {
  // no options: only a plain request takes up what index.html preloads
  const answer = await globalThis.fetch('/config.json').catch(() => undefined)
  if (!answer?.ok) throw new ConfigError([`it could not be read (${answer ? `status ${answer.status}` : 'no connection'})`])
  return parseConfig(await answer.text())
}
