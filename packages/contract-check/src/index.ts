export { type CheckValues, checkOptions } from './options'
export { runCheck } from './run-check'
