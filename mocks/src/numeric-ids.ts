import { createSeedId } from './engine/world/seed-id'

/** Ids that this deployment sends as bare JSON numbers although they lie beyond 2^53; clients must survive it. */
export const numericIds: ReadonlySet<string> = new Set([createSeedId('tenantPackage', 30)])
