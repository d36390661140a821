/** What counts as an address outside, as the platform tells them apart; whether it may be opened is decided elsewhere. */
export const isUrl = (text: string) => /^https?:\/\//i.test(text)

const key = 'url'

/**
 * An address as the query of its frame: the platform writes `#` for `&` in it.
 * One that has a fragment of its own keeps it readable, as `%23`; `whole` leaves everything as it is.
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

/** The address that a query carries: `#` reads as `&`. */
export function parseFrameQuery(search: string): string | undefined {
  const value = new URLSearchParams(search).get(key)
  if (!value) return undefined
  // no `&` in it: the platform's way; otherwise it came whole, fragment and all
  if (value.includes('&')) return value
  return value.replaceAll('#', '&').replace(/%(?:25)*23/g, (code) => (code === '%23' ? '#' : code.replace('25', '')))
}
