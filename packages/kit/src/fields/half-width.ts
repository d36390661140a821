/** Converts full-width letters, digits and signs, as Chinese input methods type them, to half-width. */
export const toHalfWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ')
