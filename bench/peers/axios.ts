import axios from 'axios'
import { type Open, unwrap } from './target'

export const open: Open = ({ baseUrl, path, headers, timeout }) => {
  const client = axios.create({ baseURL: baseUrl, headers, timeout })
  return async (size) => unwrap((await client.get(path, { params: { current: 1, size } })).data)
}
