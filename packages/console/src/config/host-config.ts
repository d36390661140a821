import { isRecord } from '@jwsk/sdk'

/** What the file says to a host: its `sites` entry, option by option, over what stands there for all. */
export function getOptionsForHost(host: string, given: unknown): unknown {
  if (!isRecord(given) || !isRecord(given.sites)) return given
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const [, own] = Object.entries(given.sites).find(([site]) => site.toLowerCase() === name) ?? []
  return isRecord(own) ? { ...given, ...own } : given
}
