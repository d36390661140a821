/** A name as a window's title may hold it: without characters that turn the reading direction, or that nobody sees. */
export const sanitizeTitle = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, '')
