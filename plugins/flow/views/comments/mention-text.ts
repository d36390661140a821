/** Mention that is being typed: the text from `@` to the caret. */
export interface TypedMention {
  /** Position of the `@`. */
  readonly start: number
  readonly query: string
}

const maxQuery = 20

/** Finds the mention before the caret; a blank or a letter before the `@`, as in addresses, ends it. */
export function findTypedMention(text: string, caret: number): TypedMention | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || start >= caret) return undefined
  const query = text.slice(start + 1, caret)
  const isAddress = /[A-Za-z0-9._-]/.test(text.charAt(start - 1))
  return isAddress || query.length > maxQuery || /\s/.test(query) ? undefined : { start, query }
}

/** Replaces a typed mention with a name; returns the text and the caret after it. */
export function insertMention(text: string, { start, query }: TypedMention, name: string) {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(start + 1 + query.length).replace(/^ /, ''), caret: before.length }
}

/** Returns the ids of the people whose names are still in the text. */
export const findMentionedIds = (text: string, people: ReadonlyMap<string, string>): readonly string[] =>
  [...people].filter(([, name]) => text.includes(`@${name}`)).map(([id]) => id)
