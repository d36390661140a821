import { type Open, unwrap } from './target'

export const open: Open =
  ({ baseUrl, path, headers }) =>
  async (size) =>
    unwrap(await (await fetch(`${baseUrl}${path}?current=1&size=${size}`, { headers })).json())
