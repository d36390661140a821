import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Handles a request of the proxy; only `forward` passes it on to the server, with custom path names mapped back. */
export type Tamper = (request: { readonly path: string; readonly body: string }, forward: () => Promise<Answer>) => Promise<Answer>

export async function startTamperingProxy(server: string, tamper: Tamper) {
  const proxy: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const path = request.url ?? '/'
    const forward = async () => {
      const init = { method: request.method ?? 'GET', headers: request.headers as Record<string, string> }
      const answer = await fetch(
        `${server}${path.replace('/acme-auth/in', '/blade-auth/token').replace('/acme-', '/blade-')}`,
        body.length > 0 ? { ...init, body } : init,
      )
      return { status: answer.status, type: answer.headers.get('content-type') ?? 'text/plain', text: await answer.text() }
    }
    const { status, type, text } = await tamper({ path, body: body.toString() }, forward)
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
