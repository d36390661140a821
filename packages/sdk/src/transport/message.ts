import { isRecord } from '../is-record'
/** The marker of an answer that says nothing; the console translates it. */
export const unknownError = 'unknown error'

const limit = 200
// control characters and the marks that turn the direction of text around
const invisible = /[\p{Cc}\p{Bidi_Control}]+/gu

const visible = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, limit * 4)
        .replace(invisible, ' ')
        .trim()
        .slice(0, limit)
    : ''

/** What a server's answer says went wrong: `msg`, else `error_description`, else a marker; at most 200 visible characters. */
export function messageOf(body: unknown): string {
  if (!isRecord(body)) return unknownError
  return visible(body['msg']) || visible(body['error_description']) || unknownError
}
