import { type ErrorKind, isJwskError, isNetworkError, type JwskError, unknownError } from '@jwsk/sdk'
import type { KitText } from './kit-key'
import type { Translate } from './types'

const texts: Record<ErrorKind, KitText> = {
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
const tooMany = 429

const crashed = 500

const isOfProgram = ({ message, code }: JwskError) =>
  /###|\bSQL\w*|\w(?:Exception|Error)\b|parse error|\b(?:java|org|com)(?:\.\w+){2}/.test(message) ||
  (code === crashed && !/\p{Script=Han}/u.test(message))

/**
 * Whether the platform sent a program's own words for its failure: a statement, a class, a stack, or any text of a crash
 * that nobody wrote for people. `errorText` never shows them; they are for a log.
 */
export const isTechnicalError = (error: unknown): error is JwskError =>
  isJwskError(error) && kindsWithServerText.includes(error.kind) && error.message !== unknownError && isOfProgram(error)

/** What stands in front of the platform says so where it found nobody behind it. */
const unanswered: readonly number[] = [502, 504]

function networkText(status: number | undefined): KitText {
  if (status === undefined) return 'errors.network'
  // the network is well where somebody answered
  return unanswered.includes(status) ? 'errors.unreachable' : 'errors.busy'
}

/** What a person reads about an error: the platform's own message where it sent one, else a sentence of ours. */
export function errorText(error: unknown, t: Translate<KitText>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const { kind, message, status } = error
  const isSpoken = kindsWithServerText.includes(kind) || status === tooMany
  if (isSpoken && message !== unknownError && message.trim() !== '' && !isOfProgram(error)) return message
  return t(isNetworkError(error) ? networkText(status) : texts[kind])
}
