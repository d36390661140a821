import { isRecord } from '../is-record'
/** The marker of an answer that says nothing; the console translates it. */
export const unknownError = 'unknown error'

const maxMessageLength = 200
// control characters and the marks that turn the direction of text around
const invisibleCharacters = /[\p{Cc}\p{Bidi_Control}]+/gu

const stripInvisible = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, maxMessageLength * 4)
        .replace(invisibleCharacters, ' ')
        .trim()
        .slice(0, maxMessageLength)
    : ''

/** What a server's answer says went wrong: `msg`, else `error_description`, else a marker; at most 200 visible characters. */
export function readErrorMessage(body: unknown): string {
  if (!isRecord(body)) return unknownError
  return stripInvisible(body['msg']) || stripInvisible(body['error_description']) || unknownError
}
