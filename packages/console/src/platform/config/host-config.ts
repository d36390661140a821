import { isRecord } from '@jwsk/sdk'

/** Returns a host as URL parsers do: in lower case and Punycode, without port and trailing dot; `''` for what is no host. */
function normalizeHost(host: string): string {
  const address = `http://${host}/`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

/** Returns the options for a host: those of its `sites` entry override the common ones. */
export function getOptionsForHost(host: string, given: unknown): unknown {
  if (!isRecord(given) || !isRecord(given.sites)) return given
  const name = normalizeHost(host)
  const [, own] = Object.entries(given.sites).find(([site]) => name !== '' && normalizeHost(site) === name) ?? []
  return isRecord(own) ? { ...given, ...own } : given
}
