import { MapSettingsProvider } from '@jwsk/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { setSiteTimeZone } from './site-time-zone'
import type { KitRuntime } from './types'

const RuntimeContext = createContext<KitRuntime | undefined>(undefined)

/** Provides the runtime to its children; must be inside of the query client's provider and `TranslateProvider`. */
export function KitProvider({ runtime, children }: { readonly runtime: KitRuntime; readonly children: ReactNode }) {
  // before any child parses a record
  setSiteTimeZone(runtime.site?.timeZone)
  return (
    <RuntimeContext value={runtime}>
      <MapSettingsProvider settings={runtime.site}>{children}</MapSettingsProvider>
    </RuntimeContext>
  )
}

/** Returns the client, permissions and notifications of the signed-in user. */
export function useRuntime(): KitRuntime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime needs a KitProvider around it')
  return runtime
}
