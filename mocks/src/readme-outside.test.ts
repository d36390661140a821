// examples of the README for external projects, run by this test
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@jwsk/sdk'
import { expect, onTestFinished, test } from 'vitest'
import type { startMockServer } from './mock-server'

const folder = join(import.meta.dirname, '../../.cache/mocks-outside')
const sdk = join(import.meta.dirname, '../../packages/sdk/src')
const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
const section = readme.slice(readme.indexOf('## In a project'), readme.indexOf('## Who can'))
const codeBlocks = [...section.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)]

await mkdir(folder, { recursive: true })
for (const [, name = '', text = ''] of codeBlocks)
  await writeFile(
    join(folder, name),
    text
      .replace("'@jwsk/mocks'", `'${join(import.meta.dirname, 'index.ts')}'`)
      .replace(/'@jwsk\/mocks\/(\w+)'/, (_, entry: string) => `'${join(import.meta.dirname, `${entry}.ts`)}'`)
      .replace("'@jwsk/sdk'", `'${join(sdk, 'index.ts')}'`)
      .replace(/'@jwsk\/sdk\/(\w+)'/, (_, service: string) => `'${join(sdk, 'generated', service, 'index.ts')}'`)
      .replace('./boats.js', './boats.ts'),
  )
await import(join(folder, 'boats.test.ts'))

test('the README shows an operation, its test and its port', () => {
  expect(codeBlocks.map(([, name]) => name)).toEqual(['boats.ts', 'boats.test.ts', 'serve.ts'])
})

test('its port responds on a socket', async () => {
  const { serve }: { serve(port: number): ReturnType<typeof startMockServer> } = await import(join(folder, 'serve.ts'))
  const { boats } = await import(join(folder, 'boats.ts'))
  const { url, close } = await serve(0)
  onTestFinished(close)
  const client = createClient({ baseUrl: url, clientId: 'console', clientSecret: 'console' })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  expect(await client.call(boats)).toMatchObject({ records: [{ name: 'Heron of admin' }] })
  client.dispose()
})
