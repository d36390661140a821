// npm run docs: the API reference of @jwsk/sdk and its entries as HTML in docs/api, with every call on operations.html; typedoc reads TypeScript 5.9, as scripts/ has it
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operationIndex } from './lib/contract-files.mjs'
import { entriesOf } from './lib/entries.mjs'
import { option } from './lib/main.mjs'
import { operationsPage } from './lib/operations-page.mjs'
import { fromRoot, print } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

await runOrThrow('node', [fromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
const manifest = JSON.parse(await readFile(fromRoot('packages/sdk/package.json'), 'utf8'))
const entries = await entriesOf('sdk', manifest)
const out = option('out', fromRoot('docs/api'))
const { Application, OptionDefaults } = await import('typedoc')
const app = await Application.bootstrap({
  name: '@jwsk/sdk',
  entryPoints: entries.map(({ source }) => source),
  tsconfig: fromRoot('tsconfig.json'),
  out,
  readme: fromRoot('packages/sdk/README.md'),
  excludeInternal: true,
  excludePrivate: true,
  excludeExternals: true,
  disableSources: true,
  skipErrorChecking: true,
  githubPages: false,
  // openapi-typescript's own tag
  blockTags: [...OptionDefaults.blockTags, '@description'],
  logLevel: 'Warn',
})
const project = await app.convert()
if (!project) throw new Error('typedoc found nothing to read')
await app.generateDocs(project, out)
if (app.logger.hasErrors()) process.exitCode = 1
await writeFile(join(out, 'operations.html'), operationsPage(await operationIndex()))
print(`${project.children?.length ?? 0} entries in ${out}`)
