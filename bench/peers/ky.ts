import ky from 'ky'
import { type Open, unwrap } from './target'

export const open: Open = ({ baseUrl, path, headers, timeout }) => {
  const client = ky.create({ headers, timeout })
  return async (size) => unwrap(await client.get(baseUrl + path, { searchParams: { current: 1, size } }).json())
}
