import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch'
import { respondWithProfile, type ServiceOperations } from './raw-response'
import type { Client } from './types'

export type * from './generated/paths'
export type { ServiceOperations } from './raw-response'

/**
 * openapi-fetch's client of one service, for those who think in paths: `createRaw<SystemPaths>(client).GET('/jwsk-system/…')`.
 * It goes out by the client's own transport, with its token, refresh and retries; answers are as the contract writes
 * them, envelope and all. Network failures, timeouts and a session that is over are thrown as `JwskError`.
 *
 * Without `operations` a profile renames prefixes and headers and takes secrets out, no more: paths are those of the
 * server. With them, those of the service, it does what it does for `call`: what stands in for a call that is missing,
 * names, empty values; `msg` is empty then, and what the deployment lacks is thrown as `absent`.
 *
 * @example
 * import { createRaw, type SystemPaths } from '@jwsk/sdk/raw'
 * import * as system from '@jwsk/sdk/system'
 * const { data } = await createRaw<SystemPaths>(client, system).GET('/jwsk-system/tenant-package/page', { params: { query: { current: 1 } } })
 */
export const createRaw = <Paths extends object>(client: Client, operations: ServiceOperations = {}): OpenapiClient<Paths> =>
  createOpenapiClient<Paths>({
    baseUrl: client.apiUrl,
    fetch: async (request) => (client.profile.adapt && (await respondWithProfile(client, operations, request))) ?? client.fetch(request),
  })
