import type { Middleware } from '@jwsk/sdk'
import { getAppKey } from '../../platform/links/base-path'

const getLockName = () => `${getAppKey()}:writes`
/** Milliseconds for which a sign-out waits for writes. */
export const maxWaitMs = 5000

const ignoreErrors = () => undefined

/** Holds a shared cross-window lock while a write is in flight; the write is sent at once, whether or not the lock is granted. */
export const lockWrites: Middleware = (call, next) => {
  const result = next(call)
  if (call.operation.method !== 'GET')
    navigator.locks?.request(getLockName(), { mode: 'shared' }, () => result.then(ignoreErrors, ignoreErrors)).catch(ignoreErrors)
  return result
}

/** Resolves once no window has a write in flight, or after `maxWaitMs`. */
export const waitForWrites = async () =>
  navigator.locks?.request(getLockName(), { signal: AbortSignal.timeout(maxWaitMs) }, ignoreErrors).catch(ignoreErrors)
