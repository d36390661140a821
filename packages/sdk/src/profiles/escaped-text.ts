import { isRecord } from '../is-record'
import { forEachRow } from './for-each-row'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])
const characters = new Map(Array.from(escapes, ([character, entity]) => [entity, character]))

/** Escapes text as the server would, so that its filter changes nothing and removes no part of it. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (character) => escapes.get(character) ?? character)

/** Reverts {@link escapeText}, once: `&amp;lt;` becomes `&lt;`. */
export const unescapeText = (text: string): string => text.replace(/&(?:amp|lt|gt);/g, (entity) => characters.get(entity) ?? entity)

/** Escapes the text of an input at any depth; `htmlFields` are sent unchanged. */
export function escapeFields(value: unknown, htmlFields: readonly string[]): unknown {
  if (typeof value === 'string') return escapeText(value)
  if (Array.isArray(value)) return value.map((part) => escapeFields(part, htmlFields))
  if (!isPlainRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, htmlFields.includes(name) ? part : escapeFields(part, htmlFields)]),
  )
}

// not a file or a form
const isPlainRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

/** Unescapes a text, or the texts of a list. */
function unescapeValue(value: unknown): unknown {
  if (typeof value === 'string') return unescapeText(value)
  return Array.isArray(value) ? value.map((part) => (typeof part === 'string' ? unescapeText(part) : part)) : value
}

/** Unescapes the text of every row except `htmlFields`; mutates the payload, which belongs to the caller. */
export function unescapeFields(payload: unknown, htmlFields: readonly string[]): unknown {
  forEachRow(payload, (row) => {
    for (const [name, value] of Object.entries(row)) if (!htmlFields.includes(name)) row[name] = unescapeValue(value)
  })
  return unescapeValue(payload)
}
