// the contracts of the repository, read as the generator reads any description
import { readdirSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

export { getChild, isNode, listOperations, loadDocument, toMembers } from '@jwsk/codegen/generate'

/** @typedef {import('@jwsk/codegen/generate').Place} Place */

/** every contract of the repository, in the order of their names */
export const listContractFiles = () =>
  readdirSync(resolveFromRoot('openapi'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => resolveFromRoot('openapi', name))
