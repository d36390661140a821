import type { Operation } from '../operation'
import type { MiddlewareCall } from '../types'
import type { Call } from './request'

type Method = Operation['method']

/** A request made elsewhere, as a call: read once, so that it can be sent again. */
export async function rawCall(request: Request, root: string): Promise<[MiddlewareCall, Pick<Call, 'raw'>]> {
  const { url, signal } = request
  const inside = url === root || url.startsWith(`${root}/`)
  // fetch's own list of methods is longer, but no contract uses the rest
  const method = request.method as Method
  const operation: Operation = { id: `${method} ${new URL(url).pathname}`, method, path: inside ? url.slice(root.length) : url }
  const content = method === 'GET' ? undefined : await request.arrayBuffer()
  const headers = Object.fromEntries(request.headers)
  const raw = content && content.byteLength > 0 ? { body: { content } } : {}
  return [{ operation, input: undefined, options: { headers, signal } }, { raw }]
}
