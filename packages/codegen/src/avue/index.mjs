export { screenOfOption } from './command.mjs'
export { documentedKeys } from './keys.mjs'
