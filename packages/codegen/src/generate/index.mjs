export { loadContracts } from '../contracts/contracts.mjs'
export { findContractsFolder } from '../contracts/contracts-folder.mjs'
export { emitService, getEnglishSummary } from './emit.mjs'
export { generateOperations } from './generate.mjs'
export { loadService } from './load-service.mjs'
export { getChild, isNode, listOperations, loadDocument, toMembers } from './openapi-document.mjs'
export { replaceFiles } from './replace-files.mjs'
export { collectProperties, resolveNode } from './schema.mjs'

/** @typedef {import('./openapi-document.mjs').Place} Place */
