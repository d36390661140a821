import type { ValueCheck } from './schema'

export const origin: ValueCheck<string> = (value) => {
  const message = { zh: `应为 https://host 形式的来源，不能是 ${value}`, en: `must be an origin like https://host, not ${value}` }
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value ? undefined : message
}

// browsers do not send these as set, or the platform reads something else in them
const reservedHeaders = /^(authorization|connection|cookie|date|host|origin|referer|te|via|(content|proxy|sec)-.*)$/i

export const header: ValueCheck<string> = (value) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(value) && !reservedHeaders.test(value)
    ? undefined
    : { zh: '不是可用的请求头名称', en: 'is not the name of a header that may be sent' }

/** Validates the value of a header: printable ASCII, as `fetch` sends it. */
export const headerValue: ValueCheck<string> = (value) =>
  /^[ -~\t]*$/.test(value)
    ? undefined
    : { zh: '请求头的值只能是可见的 ASCII 字符', en: 'must be printable ASCII, as values of headers are' }

/** Validates an optional text: an empty string passes. */
export const allowEmpty =
  (check: ValueCheck<string>): ValueCheck<string> =>
  (value) =>
    value === '' ? undefined : check(value)

export const address: ValueCheck<string> = (value) =>
  /^(https?:\/\/[^/]|\/(?![/\\]))/.test(value) ? undefined : { zh: '应以 https:// 或 / 开头', en: 'must begin with https:// or with /' }

/** Validates the URL of an image; data URLs of images are allowed. */
export const imageUrl: ValueCheck<string> = (value) => (/^data:image\//.test(value) ? undefined : address(value))

const site = 'https://a.a'
/** Validates a path that follows the prefix: it must equal its form normalized by the URL parser, so it has no `..`, no dropped characters and no host. */
export const path: ValueCheck<string> = (value) =>
  /^\/(?!\/)/.test(value) && new URL(site + value).href === site + value
    ? undefined
    : { zh: '应为空，或形如 /api 的路径', en: 'must be empty or a path like /api' }

/** Validates the prefix of every path; it has no query. */
export const prefix: ValueCheck<string> = (value) => path(/^(?:\/[\w.~-]+)*\/?$/.test(value) ? value : '')

/** Validates the path of a service, which ends without a slash. */
export const servicePath: ValueCheck<string> = (value) => prefix(value.endsWith('/') ? '' : value)

const minSeconds = 10
const maxSeconds = 30 * 24 * 3600
export const seconds: ValueCheck<number> = (value) =>
  value >= minSeconds && value <= maxSeconds
    ? undefined
    : { zh: `应在 ${minSeconds} 与 ${maxSeconds} 秒之间`, en: `must lie between ${minSeconds} and ${maxSeconds} seconds` }

/** Validates the URL of an identity provider's sign-in: without `{state}`, which `{service}` contains, a forged callback could not be detected. */
export const authorizeUrl: ValueCheck<string> = (value) =>
  address(value) ?? (/\{(state|service)\}/.test(value) ? undefined : { zh: '缺少占位符 {state}', en: 'lacks the placeholder {state}' })

export const timeZone: ValueCheck<string> = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return undefined
  } catch {
    return { zh: '不是时区名称，如 Asia/Shanghai', en: 'is no time zone; one is Asia/Shanghai' }
  }
}

export const withinRange =
  (max: number): ValueCheck<number> =>
  (value) =>
    Math.abs(value) <= max ? undefined : { zh: `应在 ${-max} 与 ${max} 之间`, en: `must lie between ${-max} and ${max}` }

/** Validates a fraction greater than 0 and at most 1. */
export const share: ValueCheck<number> = (value) =>
  value > 0 && value <= 1 ? undefined : { zh: '应大于 0 且不超过 1', en: 'must be more than 0 and at most 1' }

export const source: ValueCheck<string> = (value) =>
  /^[\w-]+$/.test(value) ? undefined : { zh: '只能含字母、数字、- 和 _', en: 'may hold letters, digits, - and _ only' }

export const aesKey: ValueCheck<string> = (value) =>
  [0, 16, 24, 32].includes(new TextEncoder().encode(value).length)
    ? undefined
    : { zh: '不是 16、24 或 32 字节的密钥', en: 'is no key of 16, 24 or 32 bytes' }

export const oneOf =
  (...names: readonly string[]): ValueCheck<string> =>
  (value) =>
    names.includes(value) ? undefined : { zh: `应为 ${names.join(' 或 ')}`, en: `must be ${names.join(' or ')}` }

// listed here too, so that the default needs no code of the profiles
const profileNames: readonly unknown[] = ['jwsk', 'springblade', 'springblade3', 'bladex']
export const isProfileName = (value: unknown): boolean => profileNames.includes(value)
const profileFile = /^[\w-]+(?:[./-][\w-]+)*\.json$/

/** Validates the name of a profile, or the path of its file next to `config.json`. */
export const profile: ValueCheck<string> = (value) =>
  isProfileName(value) || profileFile.test(value)
    ? undefined
    : {
        zh: `应为 ${profileNames.join(' 或 ')}，或同目录下的 .json 文件`,
        en: `must be ${profileNames.join(' or ')}, or a .json file next to config.json`,
      }

export const providerKind = oneOf('oauth', 'oidc', 'cas', 'wecom', 'dingtalk', 'feishu', 'wechat', 'alipay', 'github')

export const on401 = oneOf('probe', 'refresh', 'end')

export const layout = oneOf('side', 'top')

export const mapProvider = oneOf('tianditu', 'amap', 'tencent')

export const datum = oneOf('wgs84', 'gcj02')

/** Validates the URL of a search service; without `{query}`, every request would be the same. */
export const searchUrl: ValueCheck<string> = (value) =>
  address(value) ?? (value.includes('{query}') ? undefined : { zh: '缺少占位符 {query}', en: 'lacks the placeholder {query}' })

const ownPages = ['/login', '/wel', '/link', '/plugins', '/diagnostics', '/403', '/404', '/500']
/** Validates the path of the lock page: one segment, different from the other built-in pages. */
export const lockPath: ValueCheck<string> = (value) =>
  /^\/[\w-]+$/.test(value) && !ownPages.includes(value)
    ? undefined
    : { zh: '应为形如 /lock 的地址，且不与其他页面相同', en: 'must be an address like /lock that no other page has' }

export const sm2Key: ValueCheck<string> = (value) =>
  /^$|^(04)?[0-9a-f]{128}$/i.test(value) ? undefined : { zh: '不是十六进制的 SM2 公钥', en: 'is no SM2 key in hex' }

/** Validates a public key: DER starts with the tag of a sequence, and PEM is its base64. */
export const rsaKey: ValueCheck<string> = (value) => {
  try {
    if (/^0|^$/.test(atob(value.replace(/-----.*?-----|\s+/g, '')))) return undefined
  } catch {
    // not base64: rejected below
  }
  return { zh: '不是 PEM 或 base64 的公钥', en: 'is no public key in PEM or base64' }
}
