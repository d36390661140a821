import { isJwskError, type JwskError } from '../src/errors'

/** Returns the error of a call; throws if the call succeeds or fails with another error. */
export async function catchError(work: Promise<unknown>): Promise<JwskError> {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (!isJwskError(error)) throw error
  return error
}
