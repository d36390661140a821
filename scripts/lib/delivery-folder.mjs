import { resolveFromRoot } from './root.mjs'

/** Folder of files for the operator, outside the build, so that they are never served. */
export const deliveryFolder = resolveFromRoot('packages/console/delivery')
