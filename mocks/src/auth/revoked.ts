import { defineTable } from '../engine/world/table'

/** Sessions that an administrator revoked (`onlineUser.kickout`); a sign-out revokes nothing, as on the platform. */
export const revokedTable = defineTable<{ readonly id: string }>('revoked')
