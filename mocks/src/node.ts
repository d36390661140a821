import { type SetupServer, setupServer } from 'msw/node'
import { type BackendOptions, createBackend } from './backend'
import { createHandlers } from './engine/handlers'
import type { Backend } from './engine/respond'

export interface MockNetwork extends Backend {
  /** MSW's server: `listen`, `use`, `resetHandlers`, `close`. */
  readonly server: SetupServer
}

/** Creates a platform behind `fetch` for tests in Node; call `server.listen()`. Each has its own world. */
export function createMockNetwork(options: BackendOptions = {}): MockNetwork {
  const backend = createBackend(options)
  return { ...backend, server: setupServer(...createHandlers(backend)) }
}

export * from './index'
