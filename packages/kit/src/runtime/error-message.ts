import { type ErrorKind, isJwskError, isNetworkError, type JwskError, unknownError } from '@jwsk/sdk'
import type { KitTextKey, Translate } from '@jwsk/ui'
import { formatFileSize } from './format-file-size'

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
const payloadTooLarge = 413
const unsupportedType = 415
/** HTTP status whose message contains the time to wait. */
const tooManyRequests = 429
/** Codes of messages that come from a framework unless they are in the users' language. */
const frameworkCodes: readonly (number | string | undefined)[] = [payloadTooLarge, unsupportedType, 500]

const isProgrammerMessage = ({ message, code }: JwskError) =>
  /###|\bSQL\w*|\w(?:Exception|Error)\b|parse error|\b(?:java|org|com)(?:\.\w+){2}/.test(message) ||
  (frameworkCodes.includes(code) && !/\p{Script=Han}/u.test(message))

/**
 * Whether the message of an error is technical: an SQL statement, a class name, a stack trace, or another crash message
 * that was not written for users. {@link getErrorMessage} never shows these; they belong in a log.
 */
export const isTechnicalError = (error: unknown): error is JwskError =>
  isJwskError(error) && kindsWithServerText.includes(error.kind) && error.message !== unknownError && isProgrammerMessage(error)

/** the limit in bytes that servers name: "configured maximum (10485760)", "maximum upload size of 1048576 bytes" */
const toldLimit = /(?:maximum|limit)[^\d<]{0,40}(\d{4,15})\b/i

function findSizeLimit({ message, body }: JwskError): string | undefined {
  const text = typeof body === 'string' ? body : message
  const bytes = toldLimit.exec(text)?.[1]
  return bytes && formatFileSize(Number(bytes))
}

/** Texts of HTTP statuses that are clear without a body; the last three are of a gateway. */
const statusTexts = new Map<number | undefined, KitTextKey>([
  [payloadTooLarge, 'fields.upload.tooLargeForServer'],
  [unsupportedType, 'fields.upload.typeOfServer'],
  [tooManyRequests, 'errors.tooMany'],
  [502, 'errors.gateway'],
  [503, 'errors.gateway'],
  [504, 'errors.gateway'],
])

/** Returns the text of an error for the user: the platform's message if it is fit for users, else a text by the kind of error. */
export function getErrorMessage(error: unknown, t: Translate<KitTextKey>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const { kind, message, status } = error
  const hasServerText = kindsWithServerText.includes(kind) || status === tooManyRequests
  if (hasServerText && message !== unknownError && message.trim() !== '' && !isProgrammerMessage(error)) return message
  const size = status === payloadTooLarge && findSizeLimit(error)
  if (size) return t('fields.upload.limitOfServer', { size })
  const isBusy = isNetworkError(error) && status !== undefined
  return t(statusTexts.get(status) ?? (isBusy ? 'errors.busy' : texts[kind]))
}
