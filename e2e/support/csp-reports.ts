import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'

interface Report {
  readonly 'csp-report': Readonly<Record<'document-uri' | 'effective-directive' | 'blocked-uri' | 'source-file' | 'script-sample', string>>
}

/** Collects the CSP reports of every page, frame and worker, also of those that are already closed. */
export async function collectCspReports() {
  const found: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { 'csp-report': report } = JSON.parse(text) as Report // format of the standard
    found.push(
      [report['effective-directive'], report['blocked-uri'], report['script-sample'], report['source-file'], report['document-uri']].join(
        ' ',
      ),
    )
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}/`,
    found,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** Collects CSP violations from the browser's console, which has them earlier than the reports. */
export function collectCspViolations(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript|\bintegrity\b/.test(message.text()))
      found.push(`${message.page()?.url()}: ${message.text().slice(0, 300)}`)
  })
  return found
}
