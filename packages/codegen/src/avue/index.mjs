export { convertToScreen } from './command.mjs'
export { documentedKeys } from './keys.mjs'
