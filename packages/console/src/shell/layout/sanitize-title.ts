/** Removes control characters and bidirectional controls from a window title. */
export const sanitizeTitle = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, '')
