/** what a list or a record over it writes into the address: the state of a screen, not another one */
const stateNames = new Set(['page', 'size', 'order', 'open', 'edit'])

// a second list on a screen says its name first
const isStateParameter = (name: string) => stateNames.has(name.replace(/^.*\./, ''))

/** What tells one opened screen from another: the whole address, but for where in its list it stands. */
export function getScreenKey(address: string, search: string): string {
  const path = address.replace(/(?<=[^/]|^\/)\/+$/, '')
  const own = [...new URLSearchParams(search)].filter(([name]) => !isStateParameter(name))
  return own.length > 0 ? `${path}?${new URLSearchParams(own)}` : path
}
