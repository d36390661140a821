import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Starts a telemetry endpoint that records what it receives; `host` is the name that the browser uses. */
export async function startTelemetryServer(host: 'localhost' | '127.0.0.1') {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ method: request.method, headers: request.headers, body })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://${host}:${port}/telemetry`,
    received,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
