import type { SystemPaths } from '@jwsk/sdk/raw'
import createOpenapi from 'openapi-fetch'
import { type Open, unwrap } from './target'

export const open: Open = ({ baseUrl, headers }) => {
  const client = createOpenapi<SystemPaths>({ baseUrl, headers })
  return async (size) => unwrap((await client.GET('/jwsk-system/tenant-package/page', { params: { query: { current: 1, size } } })).data)
}
