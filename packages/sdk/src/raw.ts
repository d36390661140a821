import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch'
import { respondWithProfile, type ServiceOperations } from './raw-response'
import type { Client } from './types'

export type * from './generated/paths'
export type { ServiceOperations } from './raw-response'

/**
 * Creates openapi-fetch's client of one service, for calls by path:
 * `createRaw<SystemPaths>(client).GET('/jwsk-system/…')`. It uses the client's transport, with token, refresh and
 * retries; responses are those of the contract, envelope included. Network failures, timeouts and an ended session are
 * thrown as `JwskError`.
 *
 * Without `operations`, a profile only renames prefixes and headers and redacts secrets: paths are those of the
 * server. With `operations`, paths are those of the contract and the profile does all that it does for `call`:
 * replacements of missing calls, field names, empty values; `msg` is empty then, and an unsupported call throws
 * `absent`.
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
