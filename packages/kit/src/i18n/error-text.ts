import { type ErrorKind, isJwskError, isNetworkError, unknownError } from '@jwsk/sdk'
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

/** The deployment has no such call: no try will help. */
export const isAbsent = (error: unknown) => isJwskError(error) && error.kind === 'absent'

/** kinds whose message is the platform's own, meant to be read */
const kindsWithServerText: readonly ErrorKind[] = ['business', 'forbidden']
/** The platform says how long to wait. */
const tooMany = 429

/** The text of a program's own failure: a statement, a class, a stack. It is in the log, and helps nobody on a screen. */
const isTechnical = (message: string) => /###|\bSQL\w*|\w(?:Exception|Error)\b|\b(?:java|org|com)(?:\.\w+){2}/.test(message)

/** What a person reads about an error: the platform's own message where it sent one, else a sentence of ours. */
export function errorText(error: unknown, t: Translate<KitText>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const { kind, message, status } = error
  const isSpoken = kindsWithServerText.includes(kind) || status === tooMany
  if (isSpoken && message !== unknownError && message.trim() !== '' && !isTechnical(message)) return message
  // the network is well where somebody answered
  return t(isNetworkError(error) && status !== undefined ? 'errors.busy' : texts[kind])
}
