import { writeValue, readValue } from './plugin-storage'

/** Why a plugin from outside is not used; the *Plugins* page says to each what mends it. */
export type RemotePluginErrorReason =
  | 'manifest'
  | 'off'
  | 'range'
  | 'origin'
  | 'missing'
  | 'changed'
  | 'late'
  | 'hanging'
  | 'thrown'
  | 'lacking'
  | 'noPlugin'

/** A plugin from outside that is left out. */
export class RemotePluginError extends Error {
  readonly reason: RemotePluginErrorReason
  readonly details: Readonly<Record<string, string>>

  constructor(reason: RemotePluginErrorReason, facts: Readonly<Record<string, string>> = {}) {
    super([reason, ...Object.values(facts)].join(' '))
    this.name = 'RemotePluginError'
    this.reason = reason
    this.details = facts
  }
}

const off = 'off'

/** The plugins from outside that this browser leaves out. */
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
