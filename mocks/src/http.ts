import type { IncomingMessage, ServerResponse } from 'node:http'

/** Converts a Node request to a web request. */
export async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const method = incoming.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' || chunks.length === 0 ? null : Buffer.concat(chunks)
  return new Request(new URL(incoming.url ?? '/', origin), { method, headers, body })
}

export async function sendResponse(response: Response, outgoing: ServerResponse, extra: Readonly<Record<string, string>>) {
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...extra })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

const localOriginPattern = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Creates the CORS headers that a page of a local origin needs to read the responses. */
export function corsHeaders(origin: string | undefined, requestedHeaders: string | undefined): Record<string, string> {
  if (!origin || !localOriginPattern.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': requestedHeaders ?? '*',
    'access-control-max-age': '600',
    vary: 'Origin',
  }
}
