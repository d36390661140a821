import { isRecord } from '@jwsk/sdk'

/** Returns the options for a host: those of its `sites` entry override the common ones. */
export function getOptionsForHost(host: string, given: unknown): unknown {
  if (!isRecord(given) || !isRecord(given.sites)) return given
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const [, own] = Object.entries(given.sites).find(([site]) => site.toLowerCase() === name) ?? []
  return isRecord(own) ? { ...given, ...own } : given
}
