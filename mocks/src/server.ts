import { pathToFileURL } from 'node:url'
import { isLatencyProfile } from './engine/settings'
import { startMockServer } from './mock-server'
import { createFileStorage } from './storage-file'
import { demoClients } from './system/configuration/oauth-client'
import { demoAccounts } from './system/organisation/user-table'

export { type MockServer, type MockServerOptions, startMockServer } from './mock-server'

async function main() {
  const { PORT = '8700', HOST, MOCK_LATENCY, MOCK_SNAPSHOT } = process.env
  const server = await startMockServer({
    port: Number(PORT),
    ...(HOST ? { host: HOST } : {}),
    ...(MOCK_SNAPSHOT ? { storage: createFileStorage(MOCK_SNAPSHOT) } : {}),
    settings: { latency: isLatencyProfile(MOCK_LATENCY) ? MOCK_LATENCY : 'none', client: demoClients },
  })
  const { account, password } = demoAccounts.admin
  process.stdout.write(`mock platform on ${server.url}/api\ntenant 000000, account ${account}, password ${password}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
