import type { Client, StoredSession, TokenStore } from '@jwsk/sdk'
import { appKey } from '../links/base-path'
import type { Unsealed } from '../lock/model'
import { readSealed, type Sealed } from './sealed'

const lockKey = () => `${appKey()}-lock`

const cipher = () => import('./seal')

function readStoredSeal() {
  try {
    return readSealed(JSON.parse(localStorage.getItem(lockKey()) ?? 'null'))
  } catch {
    return undefined
  }
}

const storeSeal = (sealed: Sealed) => localStorage.setItem(lockKey(), JSON.stringify(sealed))

/** one tab at a time, where the browser can tell them apart: two at once would count as one try */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(lockKey(), work) : work())

/** Where the sealed session of a locked console lies; while it does, the tokens lie nowhere else. */
export function createLockStore(tokens: TokenStore, client: () => Client) {
  async function tryPassword(password: string): Promise<StoredSession | number> {
    const { unseal } = await cipher()
    const sealed = readStoredSeal()
    if (!sealed) return 0
    // counted before it is tried: neither a reload nor another tab takes a try back
    const tries = sealed.tries + 1
    storeSeal({ ...sealed, tries })
    const text = await unseal(sealed, password)
    return text === undefined ? tries : (JSON.parse(text) as StoredSession) // the seal is authenticated: it holds what was put in
  }
  return {
    /** How often what is sealed was tried in vain; nothing where nothing is sealed. */
    tries: () => readStoredSeal()?.tries,
    async seal({ password }: { readonly password: string }) {
      const session = tokens.read()
      if (!session) throw new Error('lock: no session to seal')
      const { seal } = await cipher()
      storeSeal({ ...(await seal(JSON.stringify(session), password)), tries: 0 })
      client().session.end('elsewhere')
    },
    async unseal({ password }: { readonly password: string }): Promise<Unsealed> {
      const opened = await inOneTab(() => tryPassword(password))
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
