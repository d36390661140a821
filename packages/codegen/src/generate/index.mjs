export { loadContracts } from '../contracts/contracts.mjs'
export { runCommand } from './command.mjs'
export { getChild, loadDocument, isNode, toMembers, listOperations } from './openapi-document.mjs'
export { emitService, getEnglishSummary } from './emit.mjs'
export { generateOperations } from './generate.mjs'
export { didYouMean } from './did-you-mean.mjs'
export { collectProperties, resolveNode } from './schema.mjs'
export { loadService } from './load-service.mjs'
export { replaceFiles } from './replace-files.mjs'

/** @typedef {import('./openapi-document.mjs').Place} Place */
