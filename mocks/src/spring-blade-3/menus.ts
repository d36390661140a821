import { defineTable } from '../engine/world/world'
import { createGrantSeeds } from '../spring-blade/seeds/menus'
import { menus } from '../spring-blade/tables'

/** Codes of entries and buttons whose calls the release does not have. */
const missing = /^(topmenu|api_scope)(_|$)/

/** Menus of the release. */
export const springBlade3MenuTable = defineTable('menu', (world) => menus.seed(world).filter(({ code }) => !missing.test(code)))

/** Grants of these menus. */
export const springBlade3GrantTable = defineTable('roleGrant', (world) => {
  const ids = new Set(springBlade3MenuTable.seed(world).map(({ id }) => id))
  return createGrantSeeds(world).map((grant) => ({ ...grant, menuIds: grant.menuIds.filter((id) => ids.has(id)) }))
})
