// first files of an adopter, in a folder without access to this repository
import { readFileSync } from 'node:fs'
import { resolveFromRoot } from './root.mjs'

/** Returns the adopters' examples of the mocks' README, unchanged. */
const getMockExamples = () => {
  const readme = readFileSync(resolveFromRoot('mocks/README.md'), 'utf8')
  const section = readme.slice(readme.indexOf('## In a project'), readme.indexOf('## Who can'))
  return Object.fromEntries([...section.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, text]) => [name, text]))
}

/** Returns the example of a package's README. */
const getReadmeExample = (folder) => /^```tsx\n([\s\S]*?)^```$/m.exec(readFileSync(resolveFromRoot(folder, 'README.md'), 'utf8'))[1]

/** Program that starts the mock platform on a free port, and checks it like a server. */
const port = `import { spawn, spawnSync } from 'node:child_process'

const jwsk = './node_modules/.bin/jwsk'
const child = spawn(jwsk, ['mock', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
child.once('exit', (code) => code && process.exit(code))
let said = ''
for await (const chunk of child.stdout) if (/account/.test((said += chunk))) break
const [url] = /http:\\/\\/[\\d.:]+/.exec(said)
const args = ['check', '--base-url', url, '--username', 'admin', '--password', 'admin123', '--services', 'desk']
const { status, stdout } = spawnSync(jwsk, args, { encoding: 'utf8' })
child.kill()
if (status !== 0 || !/\\| desk \\|/.test(stdout)) throw new Error(stdout)
`

const compilerOptions = {
  target: 'ES2023',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: false,
}

/** Contract of an adopter's service. */
const harbour = `openapi: 3.1.0
info: { title: Harbour, version: 1.0.0 }
paths:
  /boat/page:
    get:
      parameters:
        - { name: current, in: query, schema: { type: integer } }
        - { name: size, in: query, schema: { type: integer } }
      responses:
        '200': { description: boats, content: { application/json: { schema: { $ref: '#/components/schemas/Boats' } } } }
components:
  schemas:
    Boat: { type: object, properties: { id: { type: string }, name: { type: string } } }
    Boats:
      type: object
      properties:
        code: { type: integer }
        success: { type: boolean }
        msg: { type: string }
        data:
          type: object
          properties: { records: { type: array, items: { $ref: '#/components/schemas/Boat' } }, total: { type: integer } }
`

const calls = `import { createServer } from 'node:http'
import { createClient } from '@jwsk/sdk'
import { createNodeFetch } from '@jwsk/sdk/node'
import { tenantPackage } from '@jwsk/sdk/system'

const answer = { code: 200, success: true, msg: '', data: { records: [{ id: '1', packageName: 'Basic' }], total: 1, size: 10, current: 1, pages: 1 } }
const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)))
await new Promise((done) => server.listen(0, '127.0.0.1', done))
const baseUrl = \`http://127.0.0.1:\${server.address().port}\`
for (const fetch of [globalThis.fetch, createNodeFetch()]) {
  const client = createClient({ baseUrl, clientId: 'harbour', clientSecret: 'secret', fetch })
  const { records } = await client.call(tenantPackage.page, { current: 1, size: 10 })
  if (records[0]?.packageName !== 'Basic') throw new Error('the page has no record')
}
server.closeAllConnections()
server.close()
`

/** Files by path; check-consumers.mjs runs the tools over them. */
export const consumerFiles = {
  ...getMockExamples(),
  'port.mjs': port,
  'openapi.yaml': harbour,
  'option.js': "export default { column: [{ label: '岗位名称', prop: 'postName', search: true }] }\n",
  'calls.mjs': calls,
  'calls.cjs': `const { createClient } = require('@jwsk/sdk')
const { defineResource, text } = require('@jwsk/kit')
const { tenantPackage } = require('@jwsk/sdk/system')
const packages = defineResource({ api: tenantPackage, fields: { packageName: text() }, columns: ['packageName'] })
const { Wallboard } = require('@jwsk/wallboard')
const { Button } = require('@jwsk/ui')
if (typeof Wallboard !== 'function' || typeof Button !== 'function') throw new Error('no wallboard or no button')
if (typeof createClient !== 'function' || packages.columns.length !== 1) throw new Error('no client or no resource')
`,
  'service.ts': `import { createClient } from '@jwsk/sdk'
import { tenantPackage } from '@jwsk/sdk/system'
import { boat } from './api/harbour/index.js'

const client = createClient({ baseUrl: 'https://platform.example/api', clientId: 'harbour', clientSecret: 'secret' })

export async function names(): Promise<(string | undefined)[]> {
  const boats = await client.call(boat.page, { current: 1, size: 10 })
  const packages = await client.call(tenantPackage.page, { current: 1, size: 10 })
  // @ts-expect-error a boat has no wheels
  boats.records[0]?.wheels
  return [...boats.records.map(({ name }) => name), ...packages.records.map(({ packageName }) => packageName)]
}
`,
  'screen.tsx': `import { defineResource, text } from '@jwsk/kit'
import '@jwsk/kit/kit.css'
import { tenantPackage } from '@jwsk/sdk/system'

export const packages = defineResource({ api: tenantPackage, fields: { packageName: text() }, columns: ['packageName'] })

document.title = packages.columns.join()
`,
  'ui.tsx': getReadmeExample('packages/ui'),
  'wallboard.tsx': getReadmeExample('packages/wallboard'),
  'screen.test.tsx': `import { defineResource, text } from '@jwsk/kit'
import { renderScreen, testPlugin } from '@jwsk/kit/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'

test('the kit comes without a setting', () => {
  const { columns } = defineResource({ api: tenantPackage, fields: { packageName: text() }, columns: ['packageName'] })
  expect([columns.length, typeof renderScreen, typeof testPlugin]).toEqual([1, 'function', 'function'])
})
`,
  'index.html': '<!doctype html><script type="module" src="./screen.tsx"></script>\n',
  'webpack.config.mjs': `export default {
  mode: 'development',
  devtool: false,
  entry: './screen.tsx',
  performance: false,
  module: { rules: [{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }, { test: /\\.tsx$/, use: { loader: 'esbuild-loader', options: { jsx: 'automatic' } } }] },
}
`,
  'tsconfig.node16.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, module: 'node16' },
    files: [
      'service.ts',
      'screen.tsx',
      'ui.tsx',
      'wallboard.tsx',
      'carried/post.ts',
      'printed/post.ts',
      'css.d.ts',
      'boats.ts',
      'serve.ts',
    ],
  }),
  'tsconfig.bundler.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, module: 'esnext', moduleResolution: 'bundler' },
    files: [
      'service.ts',
      'screen.tsx',
      'wallboard.tsx',
      'screen.test.tsx',
      'carried/post.ts',
      'printed/post.ts',
      'css.d.ts',
      'boats.ts',
      'boats.test.ts',
      'serve.ts',
    ],
  }),
  'css.d.ts': "declare module '*.css'\n",
}
