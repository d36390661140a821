import { isJwskError, type JwskError } from '../src/errors'

/** The error that a call ends with; a call that succeeds, or fails with anything else, fails the test. */
export async function catchError(work: Promise<unknown>): Promise<JwskError> {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (!isJwskError(error)) throw error
  return error
}
