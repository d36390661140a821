// soft hyphen, zero-width and joining marks, marks of direction, invisible operators, byte order mark
const marks = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const noBreakEnds = /^[\u00a0\u2007\u202f]+|[\u00a0\u2007\u202f]+$/g

/**
 * Removes marks that are neither visible nor typed, but that come with text copied from contact lists, chats and documents, and
 * no-break spaces at the ends. For codes, numbers and addresses: in free text they join emoji and direct scripts.
 */
export const stripInvisibleMarks = (text: string) => text.replaceAll(marks, '').replaceAll(noBreakEnds, '')
