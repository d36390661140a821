export { contractsIn } from '../contracts/contracts.mjs'
export { runCommand } from './command.mjs'
export { childOf, document, isNode, membersOf, operationsIn } from './description.mjs'
export { emitService, englishOf } from './emit.mjs'
export { generateOperations } from './generate.mjs'
export { didYouMean } from './nearest.mjs'
export { properties, resolveNode } from './schema.mjs'
export { loadService } from './spec.mjs'
export { replaceFiles } from './write.mjs'

/** @typedef {import('./description.mjs').Place} Place */
