import type { Client, StoredSession, TokenStore } from '@jwsk/sdk'
import type { UnlockResult } from '../../auth/lock/model'
import { getAppKey } from '../links/base-path'
import { type EncryptedSession, parseEncryptedSession } from './encrypted-session'

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

/** Runs in one tab at a time, if the browser supports Web Locks: two attempts at once would count as one. */
const withTabLock = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(lockKey(), work) : work())

/** Creates the store of a locked console's encrypted session; while it is locked, the tokens are stored nowhere else. */
export function createLockStore(tokens: TokenStore, client: () => Client) {
  async function tryPassword(password: string): Promise<StoredSession | number> {
    const { decryptText } = await cipher()
    const sealed = readEncryptedSession()
    if (!sealed) return 0
    // counted before the attempt, so that neither a reload nor another tab can undo it
    const tries = sealed.failedAttempts + 1
    storeEncryptedSession({ ...sealed, failedAttempts: tries })
    const text = await decryptText(sealed, password)
    return text === undefined ? tries : (JSON.parse(text) as StoredSession) // authenticated encryption: the content is what was encrypted
  }
  return {
    /** Returns the number of failed attempts; `undefined` if the console is not locked. */
    tries: () => readEncryptedSession()?.failedAttempts,
    async lock({ password }: { readonly password: string }) {
      const session = tokens.read()
      if (!session) throw new Error('lock: no session to lock')
      const { encryptText } = await cipher()
      storeEncryptedSession({ ...(await encryptText(JSON.stringify(session), password)), failedAttempts: 0 })
      client().session.end('elsewhere')
    },
    async unlock({ password }: { readonly password: string }): Promise<UnlockResult> {
      const opened = await withTabLock(() => tryPassword(password))
      if (typeof opened === 'number') return { kind: 'wrong', tries: opened }
      tokens.write(opened)
      // one call first, so that the client picks up the session before many calls need it at once
      const user = await client()
        .session.userInfo()
        .catch(() => opened.user)
      return tokens.read() ? { kind: 'user', user } : { kind: 'ended' }
    },
    drop: () => localStorage.removeItem(lockKey()),
    /** Calls back when another tab locks, unlocks or fails an attempt. */
    watch(changed: () => void) {
      addEventListener('storage', ({ key }) => {
        if (key === lockKey() || key === null) changed()
      })
    },
  }
}

export type LockStore = ReturnType<typeof createLockStore>
