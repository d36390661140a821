import type { Middleware } from '@jwsk/sdk'
import { appKey } from '../../links/base-path'

const lock = () => `${appKey()}:writes`
/** longer nobody waits for the write of another window */
const longestWait = 5000

const quiet = () => undefined

/** Every write holds a lock that all windows share while it is under way; it is sent at once, held or not. */
export const holdWrites: Middleware = (call, next) => {
  const answer = next(call)
  if (call.operation.method !== 'GET') navigator.locks?.request(lock(), { mode: 'shared' }, () => answer.then(quiet, quiet)).catch(quiet)
  return answer
}

/** Resolves once no window writes any more, or after a few seconds. */
export const writesSettled = async () => navigator.locks?.request(lock(), { signal: AbortSignal.timeout(longestWait) }, quiet).catch(quiet)
