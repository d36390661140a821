// node --expose-gc --import tsx bench/records.ts: reads 100,000 rows with records(), compared with manual pagination
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from '@jwsk/sdk'
import { createNodeFetch } from '@jwsk/sdk/node'
import { tenantPackage } from '@jwsk/sdk/system'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { formatLine, formatMegabytes, formatMilliseconds, median } from './harness.mjs'

const all = 100_000
// default page size of records()
const size = 100
const rounds = 7

const server = fork(resolveFromRoot('bench/bench-server.mjs'), { execArgv: [] })
const [port] = await once(server, 'message')
const client = createClient({
  baseUrl: `http://127.0.0.1:${port}`,
  clientId: 'bench',
  clientSecret: 'bench',
  fetch: createNodeFetch(),
})
await client.session.signIn({ username: 'a', password: 'b' })

const orders = { 'in order': {}, mixed: { packageName: 'mixed' } }
let query: { packageName?: string } = {}

async function readByHand(): Promise<number> {
  let rows = 0
  for (let current = 1; ; current += 1) {
    const { records, total } = await client.call(tenantPackage.page, { ...query, current, size })
    for (const { id } of records) if (id) rows += 1
    if (current * size >= total) return rows
  }
}

async function readByRecords(): Promise<number> {
  let rows = 0
  for await (const { id } of client.records(tenantPackage.page, { ...query, size })) if (id) rows += 1
  return rows
}

type Read = () => Promise<number>

async function measureTime(read: Read): Promise<number> {
  globalThis.gc?.()
  const began = performance.now()
  const rows = await read()
  if (rows !== all) throw new Error(`${rows} rows came instead of ${all}`)
  return performance.now() - began
}

/** Measures the peak growth of the heap in bytes, sampled every 50 ms while pages are read. */
async function measureHeap(read: Read): Promise<number> {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  let maxBytes = 0
  const looking = setInterval(() => {
    globalThis.gc?.()
    maxBytes = Math.max(maxBytes, process.memoryUsage().heapUsed - before)
  }, 50)
  await read()
  clearInterval(looking)
  return maxBytes
}

for (const read of [readByHand, readByRecords]) await measureTime(read)
for (const [order, orderQuery] of Object.entries(orders)) {
  query = orderQuery
  const times: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const hand = await measureTime(readByHand)
    const time = await measureTime(readByRecords)
    times.push(time)
    ratios.push(hand / time)
  }
  formatLine(
    `${all} rows by records(), ids ${order}`,
    formatMilliseconds(median(times)),
    `${median(ratios).toFixed(2)} of the speed of paging by hand; goal 0.90`,
  )
  formatLine(
    '  heap in use meanwhile',
    formatMegabytes(await measureHeap(readByRecords)),
    `by hand ${formatMegabytes(await measureHeap(readByHand))}; goal 40 MB`,
  )
}
client.dispose()
server.disconnect()
