const signs: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['"', '&quot;'],
])

/** The file of a process with its names in the language on screen, to be looked at: what is saved keeps its own. */
export const createElementNames = (xml: string, say: (name: string) => string): string =>
  xml.replace(/ name="([^"&]+)"/g, (_, name: string) => ` name="${say(name).replace(/[&<"]/g, (sign) => signs.get(sign) ?? sign)}"`)
