import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch'
import type { Client } from './types'

/**
 * openapi-fetch's client of one service, for those who think in paths: `createRaw<paths>(client).GET('/jwsk-system/…')`.
 * It goes out by the client's own transport, with its token, refresh and retries; answers are as the contract writes
 * them, envelope and all. Network failures, timeouts and a session that is over are thrown as `JwskError`.
 *
 * @example
 * import type { paths } from '@jwsk/sdk/system'
 * const { data } = await createRaw<paths>(client).GET('/jwsk-system/tenant-package/page', { params: { query: { current: 1 } } })
 */
export const createRaw = <Paths extends object>(client: Client): OpenapiClient<Paths> =>
  createOpenapiClient<Paths>({ baseUrl: client.root, fetch: (request) => client.fetch(request) })
