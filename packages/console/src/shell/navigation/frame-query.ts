/** Whether the platform treats the text as an external address. Whether it may be opened is decided elsewhere. */
export const isUrl = (text: string) => /^https?:\/\//i.test(text)

const key = 'url'

/**
 * Serializes an address for the query of its frame: the platform writes `#` for `&` in it.
 * An existing fragment stays readable as `%23`; `whole` leaves the address unchanged.
 */
export function toFrameQuery(url: string, how: 'joined' | 'whole'): string {
  const joined = () =>
    url
      .replace(/%((?:25)*)23/g, '%25$123')
      .replaceAll('#', '%23')
      .replaceAll('&', '#')
  const value = how === 'whole' ? url : joined()
  return String(new URLSearchParams({ [key]: value }))
}

/** Returns the address in a query, with `#` decoded as `&`; `undefined` if there is none. */
export function parseFrameQuery(search: string): string | undefined {
  const value = new URLSearchParams(search).get(key)
  if (!value) return undefined
  // without `&`, the platform encoded it; otherwise the address is unchanged, fragment included
  if (value.includes('&')) return value
  return value.replaceAll('#', '&').replace(/%(?:25)*23/g, (code) => (code === '%23' ? '#' : code.replace('25', '')))
}
