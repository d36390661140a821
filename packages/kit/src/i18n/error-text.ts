import { type ErrorKind, isJwskError } from '@jwsk/sdk'
import type { KitText } from './kit-text'
import type { Translate } from './types'

const longest = 200

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

/** cut by code points: half an emoji is no text */
const clipped = (text: string) => {
  const points = [...text.trim()]
  return points.length > longest ? `${points.slice(0, longest - 1).join('')}…` : points.join('')
}

/** What a person reads about an error: the platform's own message where it sent one, else a sentence of ours. */
export function errorText(error: unknown, t: Translate<KitText>): string {
  if (!isJwskError(error)) return t('errors.unknown')
  const message = spoken.includes(error.kind) ? clipped(error.message) : ''
  return message || t(texts[error.kind])
}
