import OpenAI from 'openai'
import { type Open, unwrap } from './target'

// all clients that Stainless generates share this runtime; it is pointed at the bench server
export const open: Open = ({ baseUrl, path, headers, timeout }) => {
  const client = new OpenAI({ apiKey: 'bench', baseURL: baseUrl, defaultHeaders: headers, timeout })
  return async (size) => unwrap(await client.get(path, { query: { current: 1, size } }))
}
