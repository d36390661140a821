import type { Client, StoredSession, TokenStore } from '@jwsk/sdk'
import { getAppKey } from '../links/base-path'
import type { UnlockResult } from '../lock/model'
import { parseEncryptedSession, type EncryptedSession } from './encrypted-session'

const lockKey = () => `${getAppKey()}-lock`

const cipher = () => import('./encrypt-text')

function readEncryptedSession() {
  try {
    return parseEncryptedSession(JSON.parse(localStorage.getItem(lockKey()) ?? 'null'))
  } catch {
    return undefined
  }
}

const storeEncryptedSession = (sealed: EncryptedSession) => localStorage.setItem(lockKey(), JSON.stringify(sealed))

/** one tab at a time, where the browser can tell them apart: two at once would count as one try */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(lockKey(), work) : work())

/** Where the sealed session of a locked console lies; while it does, the tokens lie nowhere else. */
export function createLockStore(tokens: TokenStore, client: () => Client) {
  async function tryPassword(password: string): Promise<StoredSession | number> {
    const { decryptText } = await cipher()
    const sealed = readEncryptedSession()
    if (!sealed) return 0
    // counted before it is tried: neither a reload nor another tab takes a try back
    const tries = sealed.failedAttempts + 1
    storeEncryptedSession({ ...sealed, failedAttempts: tries })
    const text = await decryptText(sealed, password)
    return text === undefined ? tries : (JSON.parse(text) as StoredSession) // the seal is authenticated: it holds what was put in
  }
  return {
    /** How often what is sealed was tried in vain; nothing where nothing is sealed. */
    tries: () => readEncryptedSession()?.failedAttempts,
    async seal({ password }: { readonly password: string }) {
      const session = tokens.read()
      if (!session) throw new Error('lock: no session to seal')
      const { encryptText } = await cipher()
      storeEncryptedSession({ ...(await encryptText(JSON.stringify(session), password)), failedAttempts: 0 })
      client().session.end('elsewhere')
    },
    async unseal({ password }: { readonly password: string }): Promise<UnlockResult> {
      const opened = await withTabLock(() => tryPassword(password))
      if (typeof opened === 'number') return { kind: 'wrong', tries: opened }
      tokens.write(opened)
      // one call by itself, so that the client takes note of the session before many need it at once
      const user = await client()
        .session.userInfo()
        .catch(() => opened.user)
      return tokens.read() ? { kind: 'user', user } : { kind: 'ended' }
    },
    drop: () => localStorage.removeItem(lockKey()),
    /** Calls back when another tab locks, unlocks or tries. */
    watch(changed: () => void) {
      addEventListener('storage', ({ key }) => {
        if (key === lockKey() || key === null) changed()
      })
    },
  }
}

export type LockStore = ReturnType<typeof createLockStore>
