// node --expose-gc bench/sign-ins.mjs --times 10000: signs in repeatedly over HTTP against the mock platform, and measures the memory left in use
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@jwsk/sdk'
import { readOption } from '../scripts/lib/cli.mjs'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { printLine } from '../scripts/lib/root.mjs'

const times = Number(readOption('times', '10000'))
const concurrency = 8
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`
const mocks = await startMocks()
const open = () => createClient({ baseUrl: mocks.url, clientId: 'jwsk-console', clientSecret: 'jwsk-console' })

/** Signs in with a new client, as a service does for each of its users. */
async function signInOnce() {
  const client = open()
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  if (!client.session.current()) throw new Error('sign-ins: nobody is signed in')
  client.dispose()
}

async function signInRepeatedly(count) {
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await signInOnce()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

/** Measures the used heap in bytes after garbage collection. */
async function measureHeap() {
  // waits until idle sockets are released
  await setTimeout(1000)
  for (let round = 0; round < 3; round += 1) globalThis.gc()
  return process.memoryUsage().heapUsed
}

await signInRepeatedly(Math.min(2000, times))
const before = await measureHeap()
const startedAt = performance.now()
await signInRepeatedly(times)
const each = (performance.now() - startedAt) / times
const after = await measureHeap()
printLine(
  `${times} sign-ins, ${concurrency} at a time: heap ${megabytes(before)} before, ${megabytes(after)} after; ${each.toFixed(1)} ms each, the mock's work included; load ${loadavg()[0].toFixed(1)}`,
)
await mocks.close()
