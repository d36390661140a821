import { stripInvisible, unknownError } from '../errors'
import { isRecord } from '../is-record'

/** Reads the messages of a list of invalid fields, as FastAPI sends it: `[{ loc: ['body', 'name'], msg }]`. */
const readFieldMessages = (list: readonly unknown[]) =>
  list
    .flatMap((entry) => {
      const { loc, msg } = isRecord(entry) ? entry : {}
      return typeof msg === 'string' ? [Array.isArray(loc) ? `${loc.slice(1).join('.')}: ${msg}` : msg] : []
    })
    .join('; ')

/**
 * Reads the error message of a response: the envelope's, else OAuth's `error_description`, else `title` and `detail`
 * of problem+json, else `message`, also below `error`; else {@link unknownError}. At most 200 visible characters.
 */
export function readErrorMessage(body: unknown, field = 'msg'): string {
  if (!isRecord(body)) return unknownError
  const { title, detail, error } = body
  const problem = [title, Array.isArray(detail) ? readFieldMessages(detail) : detail].map(stripInvisible).filter((text) => text !== '')
  const named = [body[field], body['error_description'], problem.join(': '), body['message'], body['msg']]
  const message = named.map(stripInvisible).find((text) => text !== '')
  return message ?? (isRecord(error) ? readErrorMessage(error) : unknownError)
}
