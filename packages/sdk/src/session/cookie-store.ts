import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { SessionUser, StoredSession, TokenStore } from '../session-types'
import type { SdkWarning } from '../types'
import { createCrossTab } from './cross-tab'
import { createMemoryStore } from './memory-store'

export interface CookieStoreOptions {
  /** Prefix of every cookie, storage key, lock and channel. Defaults to `jwsk`. */
  readonly appKey?: string
  /** Path of the cookies. Defaults to `/`. */
  readonly path?: string
  /** Called if the session cannot be stored in cookies. */
  readonly onWarning?: (warning: SdkWarning) => void
}

// browsers silently drop longer cookies
const maxCookieLength = 4000

type Meta = Pick<StoredSession, 'generation' | 'storedAt' | 'expiresIn' | 'sessionId' | 'userType'>

const readCookies = (): ReadonlyMap<string, string> =>
  new Map(
    document.cookie.split('; ').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const]
    }),
  )

const tryDecode = (value: string | undefined) => {
  try {
    return value === undefined ? '' : decodeURIComponent(value)
  } catch {
    return ''
  }
}

const tryParseJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Serializes the metadata of a session as `generation.storedAt.expiresIn.id.userType`, the value of the session cookie. */
const writeMeta = ({ generation, storedAt, expiresIn, sessionId, userType }: Meta) =>
  [generation, storedAt, expiresIn ?? '', sessionId ?? '', userType ?? ''].join('.')

function readMeta(text: string): Meta | undefined {
  const [generation, storedAt, expiresIn, sessionId, ...rest] = text.split('.')
  const userType = rest.join('.')
  if (!Number.isSafeInteger(Number(generation || Number.NaN)) || !Number.isSafeInteger(Number(storedAt || Number.NaN))) return undefined
  return {
    generation: Number(generation),
    storedAt: Number(storedAt),
    ...(Number(expiresIn) > 0 && { expiresIn: Number(expiresIn) }),
    ...(sessionId && { sessionId }),
    ...(userType && { userType }),
  }
}

function restoreUser(value: unknown, userId: string): SessionUser {
  const known = isRecord(value) && value.userId === userId ? value : {}
  const text = (name: string) => {
    const value = known[name]
    return typeof value === 'string' ? value : ''
  }
  const roles = Array.isArray(known.roles) ? known.roles.filter((role): role is string => typeof role === 'string') : []
  return {
    userId,
    tenantId: text('tenantId'),
    account: text('account'),
    realName: text('realName'),
    nickName: text('nickName'),
    avatar: text('avatar'),
    deptId: text('deptId'),
    roleId: text('roleId'),
    oauthId: text('oauthId'),
    roles,
    userType: text('userType'),
  }
}

/**
 * Creates a token store in cookies of this site (`SameSite=Strict`, `Secure` on https), shared by all tabs; the user
 * details are in local storage. If a token is too long for a cookie, or cookies are unavailable, the session stays in
 * this tab's memory, with a warning.
 */
export function createCookieStore({ appKey = 'jwsk', path = '/', onWarning }: CookieStoreOptions = {}): TokenStore {
  if (typeof document === 'undefined')
    throw new JwskError({
      kind: 'configuration',
      message: 'createCookieStore: no page is here; leave tokenStore out',
    })
  const names = {
    access: `${appKey}-access-token`,
    refresh: `${appKey}-refresh-token`,
    session: `${appKey}-session-id`,
    user: `${appKey}-user-id`,
  }
  const userKey = `${appKey}-user-info`
  const tabs = createCrossTab(appKey)
  const memory = createMemoryStore()
  const attributes = `; Path=${path}; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

  const writeCookie = (name: string, value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing from Firefox
    document.cookie = `${name}=${encodeURIComponent(value)}${attributes}`
  }
  const remove = () => {
    for (const name of Object.values(names)) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${name}=${attributes}; Max-Age=0`
    }
    try {
      localStorage.removeItem(userKey)
    } catch {
      // if storage is blocked, there is nothing to remove
    }
  }
  const storedUser = () => {
    try {
      return tryParseJson(localStorage.getItem(userKey))
    } catch {
      return undefined
    }
  }

  const readAll = (): StoredSession | undefined => {
    const cookies = readCookies()
    const accessToken = tryDecode(cookies.get(names.access))
    const meta = readMeta(tryDecode(cookies.get(names.session)))
    if (accessToken === '' || !meta) return undefined
    return {
      ...meta,
      accessToken,
      refreshToken: tryDecode(cookies.get(names.refresh)),
      user: restoreUser(storedUser(), tryDecode(cookies.get(names.user))),
    }
  }

  const fallBackToMemory = (session: StoredSession, code: SdkWarning['code'], message: string) => {
    remove()
    memory.write(session)
    onWarning?.({ code, message })
  }

  return {
    read: () => memory.read() ?? readAll(),
    write(session) {
      const { accessToken, refreshToken, user } = session
      memory.clear()
      const maxLength = Math.max(...[accessToken, refreshToken].map((token) => encodeURIComponent(token).length))
      if (maxLength > maxCookieLength)
        return fallBackToMemory(session, 'TOKEN_TOO_LARGE', 'a token is too large for a cookie: the session lives in memory')
      writeCookie(names.access, accessToken)
      writeCookie(names.refresh, refreshToken)
      writeCookie(names.user, user.userId)
      // the generation is written last: once another tab sees it, the rest is complete
      writeCookie(names.session, writeMeta(session))
      try {
        localStorage.setItem(userKey, JSON.stringify(user))
      } catch {
        // the session works without the name, which is loaded again
      }
      if (readAll()?.accessToken !== accessToken)
        return fallBackToMemory(session, 'STORE_UNAVAILABLE', 'cookies are blocked: the session lives in memory')
      tabs.notify()
    },
    clear() {
      memory.clear()
      remove()
      tabs.notify()
    },
    subscribe: tabs.subscribe,
    withLock: tabs.withLock,
  }
}
