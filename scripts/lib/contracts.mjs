// lists the contracts of the repository
import { readdirSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

export { getChild, isNode, listOperations, loadDocument, toMembers } from '@jwsk/codegen/generate'

/** @typedef {import('@jwsk/codegen/generate').Place} Place */

/** Lists every contract of the repository, sorted by name. */
export const listContractFiles = () =>
  readdirSync(resolveFromRoot('openapi'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => resolveFromRoot('openapi', name))
