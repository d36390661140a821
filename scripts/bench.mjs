// npm run bench: what a call costs against plain fetch, what is loaded, how long the compiler takes; --calls 100 --only calls for a taste

import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus } from 'node:os'
import { option } from './lib/main.mjs'
import { at, kilobytes, tell } from './lib/root.mjs'
import { must, run } from './lib/run.mjs'

const calls = Number(option('calls', 3000))
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

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

async function microseconds(once) {
  const before = process.cpuUsage()
  const began = performance.now()
  for (let index = 0; index < calls; index += 1) await once()
  const { user, system } = process.cpuUsage(before)
  return { wall: ((performance.now() - began) * 1000) / calls, cpu: (user + system) / calls }
}

async function benchCalls() {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: at('tsconfig.json') })
  const { createClient } = await import('../packages/sdk/src/index.ts')
  const { tenantPackage } = await import('../packages/sdk/src/generated/system/index.ts')
  const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end(body))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${server.address().port}`
  const client = createClient({ baseUrl, clientId: 'bench', clientSecret: 'bench' })
  const ways = {
    'plain fetch': async () => JSON.parse(await (await fetch(`${baseUrl}/api/jwsk-system/tenant-package/page?current=1`)).text()),
    'client.call': () => client.call(tenantPackage.page, { current: 1 }),
  }
  const results = Object.fromEntries(Object.keys(ways).map((name) => [name, []]))
  for (const once of Object.values(ways)) await microseconds(once)
  // taken in turns, so that a noisy second strikes both
  for (let round = 0; round < rounds; round += 1)
    for (const [name, once] of Object.entries(ways)) results[name].push(await microseconds(once))
  client.dispose()
  server.closeAllConnections()
  server.close()
  const of = (name, key) => median(results[name].map((result) => result[key]))
  for (const name of Object.keys(ways))
    tell(`${name.padEnd(14)}${of(name, 'wall').toFixed(0).padStart(6)} µs  ${of(name, 'cpu').toFixed(0).padStart(6)} µs of CPU`)
  tell(
    `ratio         ${(of('client.call', 'wall') / of('plain fetch', 'wall')).toFixed(2).padStart(6)}     ${(of('client.call', 'cpu') / of('plain fetch', 'cpu')).toFixed(2).padStart(6)}`,
  )
}

async function benchSizes() {
  const { measureSdk } = await import('./lib/measure-sdk.mjs')
  tell(`SDK, session and one call   ${kilobytes(await measureSdk())} gzip`)
  if (!existsSync(at('packages/console/dist/index.html'))) return tell('console: not built; run npm run build first')
  const { measureConsole } = await import('./lib/measure-console.mjs')
  const { login, list } = await measureConsole(at('packages/console/dist'))
  tell(`console, to the login form  ${kilobytes(login)} gzip of JavaScript`)
  tell(`console, to the first list  ${kilobytes(list)} gzip of JavaScript`)
}

async function benchCompiler() {
  const times = []
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now()
    await run('tsc', ['-p', '.'])
    times.push((performance.now() - began) / 1000)
  }
  tell(`tsc over everything         ${median(times).toFixed(1)} s`)
}

await must('node', [at('scripts/generate.mjs')], { stdio: 'inherit' })
tell(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}; medians of ${rounds} rounds of ${calls} calls\n`)
const parts = { calls: benchCalls, sizes: benchSizes, compiler: benchCompiler }
for (const name of option('only')?.split(',') ?? Object.keys(parts)) await parts[name]()
