// npm run docs: the API reference of @jwsk/sdk and its entries as HTML in docs/api; typedoc reads TypeScript 5.9, as scripts/ has it
import { readFile } from 'node:fs/promises'
import { entriesOf } from './lib/entries.mjs'
import { option } from './lib/main.mjs'
import { at, tell } from './lib/root.mjs'
import { must } from './lib/run.mjs'

await must('node', [at('scripts/generate.mjs')], { stdio: 'inherit' })
const manifest = JSON.parse(await readFile(at('packages/sdk/package.json'), 'utf8'))
const entries = await entriesOf('sdk', manifest)
const out = option('out', at('docs/api'))
const { Application, OptionDefaults } = await import('typedoc')
const app = await Application.bootstrap({
  name: '@jwsk/sdk',
  entryPoints: entries.map(({ source }) => source),
  tsconfig: at('tsconfig.json'),
  out,
  readme: at('packages/sdk/README.md'),
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
tell(`${project.children?.length ?? 0} entries in ${out}`)
