import { type ErrorKind, isJwskError, isNetworkError, type JwskError, unknownError } from '@jwsk/sdk'
import type { KitTextKey, Translate } from '@jwsk/ui'

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

/** Kinds of errors whose message comes from the platform and is written for users. */
const kindsWithServerText: readonly ErrorKind[] = ['business', 'forbidden']
/** HTTP status whose message contains the time to wait. */
const tooManyRequests = 429

const internalServerError = 500

const isProgrammerMessage = ({ message, code }: JwskError) =>
  /###|\bSQL\w*|\w(?:Exception|Error)\b|parse error|\b(?:java|org|com)(?:\.\w+){2}/.test(message) ||
  (code === internalServerError && !/\p{Script=Han}/u.test(message))

/**
 * Whether the message of an error is technical: an SQL statement, a class name, a stack trace, or another crash message
 * that was not written for users. {@link getErrorMessage} never shows these; they belong in a log.
 */
export const isTechnicalError = (error: unknown): error is JwskError =>
  isJwskError(error) && kindsWithServerText.includes(error.kind) && error.message !== unknownError && isProgrammerMessage(error)

/** HTTP statuses of a proxy that cannot reach the platform. */
const gatewayErrors: readonly number[] = [502, 504]

function getNetworkMessage(status: number | undefined): KitTextKey {
  if (status === undefined) return 'errors.network'
  // the network works if a server responded
  return gatewayErrors.includes(status) ? 'errors.unreachable' : 'errors.busy'
}

/** Returns the text of an error for the user: the platform's message if it is fit for users, else a text by the kind of error. */
export function getErrorMessage(error: unknown, t: Translate<KitTextKey>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const { kind, message, status } = error
  const hasServerText = kindsWithServerText.includes(kind) || status === tooManyRequests
  if (hasServerText && message !== unknownError && message.trim() !== '' && !isProgrammerMessage(error)) return message
  return t(isNetworkError(error) ? getNetworkMessage(status) : texts[kind])
}
