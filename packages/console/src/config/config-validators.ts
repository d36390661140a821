import type { ValueCheck } from './schema'

export const origin: ValueCheck<string> = (value) => {
  const wrong = { zh: `应为 https://host 形式的来源，不能是 ${value}`, en: `must be an origin like https://host, not ${value}` }
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value ? undefined : wrong
}

// a browser does not send these as it is told, or the platform reads something else in them
const reservedHeaders = /^(authorization|connection|cookie|date|host|origin|referer|te|via|(content|proxy|sec)-.*)$/i

export const header: ValueCheck<string> = (value) =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(value) && !reservedHeaders.test(value)
    ? undefined
    : { zh: '不是可用的请求头名称', en: 'is not the name of a header that may be sent' }

/** What need not be there is judged only where it is. */
export const allowEmpty =
  (check: ValueCheck<string>): ValueCheck<string> =>
  (value) =>
    value === '' ? undefined : check(value)

export const address: ValueCheck<string> = (value) =>
  /^(https?:\/\/[^/]|\/(?![/\\]))/.test(value) ? undefined : { zh: '应以 https:// 或 / 开头', en: 'must begin with https:// or with /' }

/** Shown as a picture: beside addresses one that holds it. */
export const picture: ValueCheck<string> = (value) => (/^data:image\//.test(value) ? undefined : address(value))

const site = 'https://a.a'
/** Stands behind the prefix, and is the same after a browser has read it: nothing in it climbs, is left out or is a host. */
export const path: ValueCheck<string> = (value) =>
  /^\/(?!\/)/.test(value) && new URL(site + value).href === site + value
    ? undefined
    : { zh: '应为空，或形如 /api 的路径', en: 'must be empty or a path like /api' }

/** Stands before every path: one without a query. */
export const prefix: ValueCheck<string> = (value) => path(/^(?:\/[\w.~-]+)*\/?$/.test(value) ? value : '')

const minSeconds = 10
const maxSeconds = 30 * 24 * 3600
export const seconds: ValueCheck<number> = (value) =>
  value >= minSeconds && value <= maxSeconds
    ? undefined
    : { zh: `应在 ${minSeconds} 与 ${maxSeconds} 秒之间`, en: `must lie between ${minSeconds} and ${maxSeconds} seconds` }

/** Where a person is sent to sign in elsewhere: without a `{state}` nobody can tell whether the answer was asked for. */
export const authorizeUrl: ValueCheck<string> = (value) =>
  address(value) ?? (value.includes('{state}') ? undefined : { zh: '缺少占位符 {state}', en: 'lacks the placeholder {state}' })

export const timeZone: ValueCheck<string> = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return undefined
  } catch {
    return { zh: '不是时区名称，如 Asia/Shanghai', en: 'is no time zone; one is Asia/Shanghai' }
  }
}

export const withinRange =
  (most: number): ValueCheck<number> =>
  (value) =>
    Math.abs(value) <= most ? undefined : { zh: `应在 ${-most} 与 ${most} 之间`, en: `must lie between ${-most} and ${most}` }

/** Of one, as 0.1 is a tenth. */
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

// known here too, so that the default needs nothing of them
export const profile = oneOf('jwsk', 'springblade')

export const layout = oneOf('side', 'top')

export const mapProvider = oneOf('tianditu', 'amap', 'tencent')

export const datum = oneOf('wgs84', 'gcj02')

/** Asks a service: without a `{query}` it would be asked the same each time. */
export const searchUrl: ValueCheck<string> = (value) =>
  address(value) ?? (value.includes('{query}') ? undefined : { zh: '缺少占位符 {query}', en: 'lacks the placeholder {query}' })

const ownPages = ['/login', '/wel', '/link', '/plugins', '/diagnostics', '/403', '/404', '/500']
/** Of one segment, and of no page that stands there already. */
export const lockPath: ValueCheck<string> = (value) =>
  /^\/[\w-]+$/.test(value) && !ownPages.includes(value)
    ? undefined
    : { zh: '应为形如 /lock 的地址，且不与其他页面相同', en: 'must be an address like /lock that no other page has' }

export const sm2Key: ValueCheck<string> = (value) =>
  /^$|^(04)?[0-9a-f]{128}$/i.test(value) ? undefined : { zh: '不是十六进制的 SM2 公钥', en: 'is no SM2 key in hex' }

/** DER begins with the tag of a sequence; a PEM block is that in base64. */
export const rsaKey: ValueCheck<string> = (value) => {
  try {
    if (/^0|^$/.test(atob(value.replace(/-----.*?-----|\s+/g, '')))) return undefined
  } catch {
    // told below
  }
  return { zh: '不是 PEM 或 base64 的公钥', en: 'is no public key in PEM or base64' }
}
