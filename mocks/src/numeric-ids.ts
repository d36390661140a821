import { createSeedId } from './engine/world/seed-id'

/** Ids that this deployment sends as JSON numbers although they exceed 2^53; clients must handle them. */
export const numericIds: ReadonlySet<string> = new Set([createSeedId('tenantPackage', 30)])
