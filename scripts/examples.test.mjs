import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMocks } from './lib/mock-server.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const script = resolveFromRoot('scripts/examples/tenant-packages.ts')
let mocks
beforeAll(async () => {
  mocks = await startMocks()
})
afterAll(() => mocks?.close())

const start = () => run('tsx', [script], { env: { JWSK_URL: mocks.url } })

test('the example is ten lines at most', async () => {
  const lines = (await readFile(script, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeLessThanOrEqual(10)
})

test('the example adds a package, prints all with exact ids and exits', async () => {
  const first = await start()
  expect(first.output).not.toContain('Error')
  expect(first.code).toBe(0)
  const rows = first.output.trim().split('\n')
  expect(rows.length).toBeGreaterThan(37)
  for (const row of rows) expect(row).toMatch(/^\d{19} \S/)
  expect(new Set(rows).size).toBe(rows.length)
  const second = await start()
  expect(second.output.trim().split('\n')).toHaveLength(rows.length + 1)
})
