export { convertToScreen } from './convert-to-screen.mjs'
export { documentedKeys } from './keys.mjs'
