import { createContext, type ReactNode, useContext } from 'react'
import type { KitRuntime } from './types'

const RuntimeContext = createContext<KitRuntime | undefined>(undefined)

/** Lends the runtime to everything inside; stands within the query client's provider and `TranslateProvider`. */
export function KitProvider({ runtime, children }: { readonly runtime: KitRuntime; readonly children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>
}

/** The client, permissions and notices of the person who is signed in. */
export function useRuntime(): KitRuntime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime needs a KitProvider around it')
  return runtime
}
