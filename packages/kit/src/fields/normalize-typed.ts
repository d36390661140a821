import { stripInvisibleMarks } from '@jwsk/ui'

/**
 * Normalizes a code, number or address as it is typed or pasted: full-width letters, digits and signs of Chinese input
 * methods become half-width, and invisible marks are removed.
 */
export const normalizeTyped = (text: string) =>
  stripInvisibleMarks(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
