import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'

const rounds = 7
const rows = Array.from({ length: 10 }, (_, index) => ({
  id: `179000000000000000${index}`,
  packageName: `产品包 ${index}`,
  menuId: '1800000000000000001,1800000000000000002',
  remark: '',
}))
const body = JSON.stringify({
  code: 200,
  success: true,
  msg: '操作成功',
  data: { records: rows, total: 10, size: 10, current: 1, pages: 1 },
})

interface Cost {
  readonly wall: number
  readonly cpu: number
}
type Once = () => Promise<unknown>

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

/** microseconds of one call */
async function cost(once: Once, calls: number): Promise<Cost> {
  const before = process.cpuUsage()
  const began = performance.now()
  for (let index = 0; index < calls; index += 1) await once()
  const { user, system } = process.cpuUsage(before)
  return { wall: ((performance.now() - began) * 1000) / calls, cpu: (user + system) / calls }
}

/** taken in turns, so that a noisy second strikes both */
async function inTurns(ways: readonly Once[], calls: number): Promise<readonly Cost[]> {
  const costs: Cost[][] = ways.map(() => [])
  for (const once of ways) await cost(once, calls)
  for (let round = 0; round < rounds; round += 1) for (const [index, once] of ways.entries()) costs[index]?.push(await cost(once, calls))
  return costs.map((list) => ({ wall: median(list.map(({ wall }) => wall)), cpu: median(list.map(({ cpu }) => cpu)) }))
}

async function main(calls: number) {
  const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
  const client = createClient({ baseUrl, clientId: 'bench', clientSecret: 'bench' })
  const [plain, call] = await inTurns(
    [
      async () => JSON.parse(await (await fetch(`${baseUrl}/api/jwsk-system/tenant-package/page?current=1`)).text()),
      () => client.call(tenantPackage.page, { current: 1 }),
    ],
    calls,
  )
  client.dispose()
  server.closeAllConnections()
  server.close()
  if (!plain || !call) throw new Error('nothing was measured')
  const line = (name: string, { wall, cpu }: Cost) =>
    `${name.padEnd(14)}${wall.toFixed(0).padStart(6)} µs  ${cpu.toFixed(0).padStart(6)} µs of CPU\n`
  process.stdout.write(line('plain fetch', plain) + line('client.call', call))
  process.stdout.write(
    `ratio         ${(call.wall / plain.wall).toFixed(2).padStart(6)}     ${(call.cpu / plain.cpu).toFixed(2).padStart(6)}\n`,
  )
}

await main(Number(process.argv[2] ?? 3000))
