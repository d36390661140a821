import { withBasePath } from '../links/base-path'
import type { KnownAppearance } from '../preferences/model'
import type { ConsoleBuild } from '../site/console-options'
import { defaultBuild, type Site } from '../site/model'
import { type Config, configSchema } from './config-schema'
import { getOptionsForHost } from './host-config'
import { type ConfigFinding, requiredMessage } from './schema'

export type { Config }

/** Errors of `config.json`, one finding per option. */
export class ConfigError extends Error {
  readonly findings: readonly ConfigFinding[]

  constructor(findings: readonly ConfigFinding[]) {
    super(`config.json: ${findings.map(({ path, en }) => `${path} ${en}`.trim()).join('; ')}`)
    this.name = 'ConfigError'
    this.findings = findings
  }
}

const fileError = (zh: string, en: string) => new ConfigError([{ path: '', zh, en }])

/** Kind of the build; `production` rejects the default clients that every platform of the family is shipped with. */
export type BuildKind = 'production' | 'development'

// the secret of a default client contains its name
const usesDefaultClient = ({ clientId, clientSecret }: Config) => clientId !== '' && clientSecret === `${clientId}_secret`

const kindPlaceholders = new Map([
  ['oidc', ['{nonce}', '{code_challenge}']],
  ['cas', ['{service}']],
])

/** Checks what the kind of an identity provider requires of its other options. */
const checkProviders = (providers: Config['providers']): readonly ConfigFinding[] =>
  providers.flatMap(({ kind, authorizeUrl, silentUrl }, index) => {
    const path = `providers[${index}].`
    const lacking = (kindPlaceholders.get(kind) ?? []).filter((name) => authorizeUrl !== '' && !authorizeUrl.includes(name)).join(', ')
    return [
      ...(lacking ? [{ path: `${path}authorizeUrl`, zh: `缺少占位符 ${lacking}`, en: `lacks the placeholder ${lacking}` }] : []),
      ...(silentUrl && kind !== 'wecom' && kind !== 'dingtalk'
        ? [{ path: `${path}silentUrl`, zh: '只用于 wecom 或 dingtalk', en: 'is only for kind wecom or dingtalk' }]
        : []),
    ]
  })

interface ParseOptions {
  /** Host name in the page's URL. */
  readonly host?: string | undefined
  readonly known?: KnownAppearance
}

/**
 * Parses the text of `config.json` for this host.
 *
 * @throws {@link ConfigError} with a finding for every error.
 */
export function parseConfig(text: string, build: BuildKind, { host = '', known = defaultBuild }: ParseOptions = {}): Config {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw fileError(`文件不是 JSON：${reason}`, `it is not JSON: ${reason}`)
  }
  const findings: ConfigFinding[] = []
  const config = configSchema(known)(getOptionsForHost(host, parsed), '', (finding) => findings.push(finding))
  if (build === 'production' && usesDefaultClient(config) && !config.allowDefaultClient)
    findings.push({
      path: 'clientSecret',
      zh: '是平台出厂的默认密钥，请换成自己的；确需使用时设置 "allowDefaultClient": true',
      en: 'is one that the platform is shipped with; use your own, or set "allowDefaultClient": true',
    })
  const needsKey = config.profile === 'springblade' || config.profile === 'bladex'
  if (needsKey && config.passwordKey === '') findings.push({ path: 'passwordKey', ...requiredMessage })
  findings.push(...checkProviders(config.providers))
  if (findings.length > 0) throw new ConfigError(findings)
  return config
}

const toDatum = (name: string) => (name === 'gcj02' ? 'gcj02' : 'wgs84')

function toTiles({ url, datum, ...tiles }: NonNullable<Config['mapTiles']>): NonNullable<Site['screens']['mapTiles']> {
  return { ...tiles, urls: [url], datum: toDatum(datum) }
}

/** CSS pixels; narrower windows start with a collapsed sidebar, because lists need the width */
const wideViewport = 1200

/** Converts the configuration into the site settings, for a window of `width` CSS pixels. */
export function toSite(config: Config, built: ConsoleBuild = defaultBuild, width = Number.POSITIVE_INFINITY): Site {
  const { title, tenantMode, tenantId, captchaMode, accountSwitch, registerMode, forgotPassword, phoneLogin, faceLogin } = config
  const { verificationCode, silentCodes, providers, sso, crypto, linkOrigins, frameOrigins, menuFields } = config
  const { userType, lockPage, sidebar, tabs } = config
  const { logo, loginPicture, slogan, theme, languages, plugins, outside } = config
  const { timeZone, mapTiles, mapSearch, mapCentre, pictureOrigins, mediaOrigins, reportUrl, planImage } = config
  return {
    ...{ title, tenantMode, tenantId, captchaMode, accountSwitch, registerMode, forgotPassword, phoneLogin, faceLogin },
    ...{ logo, loginPicture, slogan, theme, languages, plugins, remotePlugins: outside },
    ...{ clientId: config.clientId, cacheClearing: true, logUpload: true, userType, lockPage },
    arrangement: {
      sidebar: sidebar.collapsed || width < wideViewport ? 'collapsed' : 'open',
      layout: sidebar.layout === 'top' ? 'top' : 'side',
      hidden: tabs.shown ? [] : ['tag'],
    },
    ...{ verificationCode, silentCodes, providers, linkOrigins, frameOrigins, menuFields },
    ...(sso && { sso }),
    ...(config.telemetry && { telemetry: config.telemetry }),
    built,
    publicKey: crypto.publicKey,
    screens: {
      ...{ timeZone, tenantMode, imageOrigins: pictureOrigins, mediaOrigins, reportUrl, planImage },
      ...(mapTiles && { mapTiles: toTiles(mapTiles) }),
      ...(mapSearch && { mapSearch: { url: mapSearch.url, datum: toDatum(mapSearch.datum) } }),
      ...(mapCentre && { mapCentre: [mapCentre.latitude, mapCentre.longitude] }),
    },
  }
}

const timeoutMs = 15_000
const waitForTimeout = () => new Promise<'late'>((done) => setTimeout(done, timeoutMs, 'late'))

export async function loadConfig(build: BuildKind, known: KnownAppearance): Promise<Config> {
  const request = globalThis.jwskStart?.config ?? globalThis.fetch(withBasePath('config.json'))
  const response = await Promise.race([request.catch(() => undefined), waitForTimeout()])
  if (response === 'late') throw fileError('无法读取：15 秒没有回应', 'it could not be read: no answer within 15 seconds')
  if (!response) throw fileError('无法读取：没有连接', 'it could not be read: no connection')
  if (!response.ok) throw fileError(`无法读取：状态码 ${response.status}`, `it could not be read: status ${response.status}`)
  return parseConfig(await response.text(), build, { host: globalThis.location?.hostname, known })
}
