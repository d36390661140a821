import { defineTable } from '../engine/world/world'

interface Revocation {
  /** `jti` of the tokens. */
  readonly id: string
  /** Message of the 401 that the tokens get. Defaults to the one of any invalid token. */
  readonly message?: string
}

/** Sessions that an administrator revoked (`onlineUser.kickout`); a sign-out revokes nothing, as on the platform. */
export const revokedTable = defineTable<Revocation>('revoked')
