import OpenAI from 'openai'
import { type Open, unwrap } from './target'

// what Stainless generates stands over one runtime: this is it, pointed at the platform
export const open: Open = ({ baseUrl, path, headers, timeout }) => {
  const client = new OpenAI({ apiKey: 'bench', baseURL: baseUrl, defaultHeaders: headers, timeout })
  return async (size) => unwrap(await client.get(path, { query: { current: 1, size } }))
}
