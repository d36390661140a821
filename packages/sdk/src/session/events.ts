import type { SessionEvents } from '../session-types'
import type { SdkWarning } from '../types'

type Listeners = { readonly [Name in keyof SessionEvents]: Set<SessionEvents[Name]> }

export interface Emitter {
  on<Name extends keyof SessionEvents>(name: Name, listener: SessionEvents[Name]): () => void
  emit<Name extends keyof SessionEvents>(name: Name, ...args: Parameters<SessionEvents[Name]>): void
  clear(): void
}

/** Creates an event emitter. Listeners run in separate tasks after the code that raised the event, so that they may call anything. */
export function createEmitter(warn: (warning: SdkWarning) => void): Emitter {
  const listeners: Listeners = { changed: new Set(), ended: new Set(), refreshFailed: new Set() }
  return {
    on(name, listener) {
      listeners[name].add(listener)
      return () => void listeners[name].delete(listener)
    },
    emit(name, ...args) {
      for (const listener of [...listeners[name]])
        queueMicrotask(() => {
          try {
            // a union of tuples for all events: each set contains only listeners of the same event
            ;(listener as (...values: typeof args) => void)(...args)
          } catch (cause) {
            warn({ code: 'LISTENER_FAILED', message: `a listener of "${name}" threw`, cause })
          }
        })
    },
    clear() {
      for (const set of Object.values(listeners)) set.clear()
    },
  }
}
