import { isRecord } from '../is-record'
/** Message of a response without any message; the console translates it. */
export const unknownError = 'unknown error'

const maxMessageLength = 200
// control characters and characters that change the direction of text
const invisibleCharacters = /[\p{Cc}\p{Bidi_Control}]+/gu

const stripInvisible = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, maxMessageLength * 4)
        .replace(invisibleCharacters, ' ')
        .trim()
        .slice(0, maxMessageLength)
    : ''

/** Reads the error message of a response: `msg`, else `error_description`, else {@link unknownError}; at most 200 visible characters. */
export function readErrorMessage(body: unknown): string {
  if (!isRecord(body)) return unknownError
  return stripInvisible(body['msg']) || stripInvisible(body['error_description']) || unknownError
}
