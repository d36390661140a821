import type { Middleware } from '@jwsk/sdk'
import { getAppKey } from '../../links/base-path'

const getLockName = () => `${getAppKey()}:writes`
/** longer nobody waits for the write of another window */
const maxWaitMs = 5000

const ignoreErrors = () => undefined

/** Every write holds a lock that all windows share while it is under way; it is sent at once, held or not. */
export const lockWrites: Middleware = (call, next) => {
  const answer = next(call)
  if (call.operation.method !== 'GET') navigator.locks?.request(getLockName(), { mode: 'shared' }, () => answer.then(ignoreErrors, ignoreErrors)).catch(ignoreErrors)
  return answer
}

/** Resolves once no window writes any more, or after a few seconds. */
export const waitForWrites = async () => navigator.locks?.request(getLockName(), { signal: AbortSignal.timeout(maxWaitMs) }, ignoreErrors).catch(ignoreErrors)
