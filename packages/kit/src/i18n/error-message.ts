import { type ErrorKind, isJwskError, isNetworkError, type JwskError, unknownError } from '@jwsk/sdk'
import type { KitTextKey } from './kit-key'
import type { Translate } from './types'

const texts: Record<ErrorKind, KitTextKey> = {
  business: 'errors.unknown',
  abort: 'errors.unknown',
  network: 'errors.network',
  timeout: 'errors.timeout',
  protocol: 'errors.protocol',
  decrypt: 'errors.decrypt',
  forbidden: 'errors.forbidden',
  unauthorized: 'errors.unauthorized',
  configuration: 'errors.configuration',
  absent: 'errors.absent',
}

/** kinds whose message is the platform's own, meant to be read */
const kindsWithServerText: readonly ErrorKind[] = ['business', 'forbidden']
/** The platform says how long to wait. */
const tooManyRequests = 429

const internalServerError = 500

const isProgrammerMessage = ({ message, code }: JwskError) =>
  /###|\bSQL\w*|\w(?:Exception|Error)\b|parse error|\b(?:java|org|com)(?:\.\w+){2}/.test(message) ||
  (code === internalServerError && !/\p{Script=Han}/u.test(message))

/**
 * Whether the platform sent a program's own words for its failure: a statement, a class, a stack, or any text of a crash
 * that nobody wrote for people. `errorText` never shows them; they are for a log.
 */
export const isTechnicalError = (error: unknown): error is JwskError =>
  isJwskError(error) && kindsWithServerText.includes(error.kind) && error.message !== unknownError && isProgrammerMessage(error)

/** What stands in front of the platform says so where it found nobody behind it. */
const gatewayErrors: readonly number[] = [502, 504]

function getNetworkMessage(status: number | undefined): KitTextKey {
  if (status === undefined) return 'errors.network'
  // the network is well where somebody answered
  return gatewayErrors.includes(status) ? 'errors.unreachable' : 'errors.busy'
}

/** What a person reads about an error: the platform's own message where it sent one, else a sentence of ours. */
export function getErrorMessage(error: unknown, t: Translate<KitTextKey>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const { kind, message, status } = error
  const isSpoken = kindsWithServerText.includes(kind) || status === tooManyRequests
  if (isSpoken && message !== unknownError && message.trim() !== '' && !isProgrammerMessage(error)) return message
  return t(isNetworkError(error) ? getNetworkMessage(status) : texts[kind])
}
