const signs: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['"', '&quot;'],
])

/** Translates the names in a process's XML for display; the saved XML keeps its names. */
export const createElementNames = (xml: string, translate: (name: string) => string): string =>
  xml.replace(/ name="([^"&]+)"/g, (_, name: string) => ` name="${translate(name).replace(/[&<"]/g, (sign) => signs.get(sign) ?? sign)}"`)
