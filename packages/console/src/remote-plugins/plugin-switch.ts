import { readValue, writeValue } from './plugin-storage'

/** Reasons why a remote plugin is rejected; the *Plugins* page shows the fix for each. */
export type RemotePluginErrorReason =
  | 'manifest'
  | 'off'
  | 'range'
  | 'origin'
  | 'missing'
  | 'changed'
  | 'type'
  | 'unlisted'
  | 'late'
  | 'hanging'
  | 'thrown'
  | 'lacking'
  | 'noPlugin'

/** Error of a remote plugin that is not used. */
export class RemotePluginError extends Error {
  readonly reason: RemotePluginErrorReason
  readonly details: Readonly<Record<string, string>>

  constructor(reason: RemotePluginErrorReason, details: Readonly<Record<string, string>> = {}) {
    super([reason, ...Object.values(details)].join(' '))
    this.name = 'RemotePluginError'
    this.reason = reason
    this.details = details
  }
}

const off = 'off'

/** Returns the ids of the remote plugins that are disabled in this browser. */
function readDisabledIds(): readonly string[] {
  const stored = readValue(off)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

export const isPluginDisabled = (id: string) => readDisabledIds().includes(id)

export const disablePlugin = (id: string) => writeValue(off, [...new Set([...readDisabledIds(), id])])

export function enablePlugin(id: string) {
  writeValue(
    off,
    readDisabledIds().filter((one) => one !== id),
  )
}
