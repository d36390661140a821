import type { Client, StoredSession, TokenStore } from '@jwsk/sdk'
import type { Unsealed } from '../lock/model'
import { readSealed } from './sealed'

const lockKey = 'jwsk-lock'

const cipher = () => import('./seal')

function readStoredSeal() {
  try {
    return readSealed(JSON.parse(localStorage.getItem(lockKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Where the sealed session of a locked console lies; while it does, the tokens lie nowhere else. */
export function createLockStore(tokens: TokenStore, client: () => Client) {
  return {
    isSealed: () => readStoredSeal() !== undefined,
    async seal({ password }: { readonly password: string }) {
      const session = tokens.read()
      if (!session) throw new Error('lock: no session to seal')
      const { seal } = await cipher()
      localStorage.setItem(lockKey, JSON.stringify(await seal(JSON.stringify(session), password)))
      client().session.end('elsewhere')
    },
    async unseal({ password }: { readonly password: string }): Promise<Unsealed> {
      const { unseal } = await cipher()
      const sealed = readStoredSeal()
      const text = sealed && (await unseal(sealed, password))
      if (!text) return { kind: 'wrong' }
      const session = JSON.parse(text) as StoredSession // the seal is authenticated: it holds what was put in
      tokens.write(session)
      // one call by itself, so that the client takes note of the session before many need it at once
      const user = await client()
        .session.userInfo()
        .catch(() => session.user)
      return tokens.read() ? { kind: 'user', user } : { kind: 'ended' }
    },
    drop: () => localStorage.removeItem(lockKey),
    /** Calls back when another tab locks or unlocks. */
    watch(changed: () => void) {
      addEventListener('storage', ({ key }) => {
        if (key === lockKey || key === null) changed()
      })
    },
  }
}

export type LockStore = ReturnType<typeof createLockStore>
