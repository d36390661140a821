import { unsendableError } from '../errors'
import { formatDateTime } from './date-time'

/** Whether a value is omitted from a request. */
export const isMissing = (value: unknown) => value === undefined || value === null || typeof value === 'function'

/** Whether a value is a list or an object. */
export const isNested = (value: unknown) => typeof value === 'object' && value !== null

function assertText(name: string, value: unknown): void {
  const type = Object.prototype.toString.call(value).slice('[object '.length, -1)
  // a file, a `Map` or the like would be sent as its type's name or as an empty object
  if (!['Object', 'Array'].includes(type)) throw unsendableError(name, `is a ${type}, which has no text`)
}

/** Converts a value of a parameter to text, a number, a boolean, a list or a plain object; refuses any other. */
export function toSendable(name: string, value: unknown): unknown {
  if (typeof value === 'symbol') assertText(name, value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return formatDateTime(value)
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON()
  assertText(name, value)
  return value
}

/** Serializes JSON; refuses what it would lose, such as a file. */
export function toJson(name: string, value: unknown): string {
  const text: string | undefined = JSON.stringify(value, (key, entry: unknown) => {
    if (isNested(entry)) assertText(key || name, entry)
    return entry
  })
  if (text === undefined) throw unsendableError(name, 'is no JSON')
  return text
}
