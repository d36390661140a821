/** Query parameters for the state of a list or of a record dialog; they do not identify another screen. */
const stateNames = new Set(['page', 'size', 'order', 'open', 'edit', 'view', 'period'])

// a second list on a screen prefixes its parameters
const isStateParameter = (name: string) => stateNames.has(name.replace(/^.*\./, ''))

/** Returns the key that identifies an opened screen: the address without the state of its list. */
export function getScreenKey(address: string, search: string): string {
  const path = address.replace(/(?<=[^/]|^\/)\/+$/, '')
  const own = [...new URLSearchParams(search)].filter(([name]) => !isStateParameter(name))
  return own.length > 0 ? `${path}?${new URLSearchParams(own)}` : path
}
