import { type ErrorKind, isJwskError, unknownError } from '@jwsk/sdk'
import type { KitText } from './kit-text'
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
}

/** kinds whose message is the platform's own, meant to be read */
const spoken: readonly ErrorKind[] = ['business', 'forbidden']

/** What a person reads about an error: the platform's own message where it sent one, else a sentence of ours. */
export function errorText(error: unknown, t: Translate<KitText>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const isSpoken = spoken.includes(error.kind) && error.message !== unknownError && error.message.trim() !== ''
  return isSpoken ? error.message : t(texts[error.kind])
}
