import { ofetch } from 'ofetch'
import { type Open, unwrap } from './target'

export const open: Open = ({ baseUrl, path, headers, timeout }) => {
  const client = ofetch.create({ baseURL: baseUrl, headers, timeout })
  return async (size) => unwrap(await client(path, { query: { current: 1, size } }))
}
