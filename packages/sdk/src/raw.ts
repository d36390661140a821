import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch'
import type { Client } from './types'

export type * from './generated/paths'

/**
 * openapi-fetch's client of one service, for those who think in paths: `createRaw<SystemPaths>(client).GET('/jwsk-system/…')`.
 * It goes out by the client's own transport, with its token, refresh and retries; answers are as the contract writes
 * them, envelope and all. Network failures, timeouts and a session that is over are thrown as `JwskError`.
 *
 * @example
 * import { createRaw, type SystemPaths } from '@jwsk/sdk/raw'
 * const { data } = await createRaw<SystemPaths>(client).GET('/jwsk-system/tenant-package/page', { params: { query: { current: 1 } } })
 */
export const createRaw = <Paths extends object>(client: Client): OpenapiClient<Paths> =>
  createOpenapiClient<Paths>({ baseUrl: client.root, fetch: (request) => client.fetch(request) })
