// npm run docs: the documentation site in docs/dist, with the API reference of @jwsk/sdk in api/ and every call on api/operations.html;
// `-- --dev` serves it while pages are written, `-- --only site` or `api` makes one of the two, `-- --base /docs/` is for a site below a path, `-- --out DIR` for another folder
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operationIndex } from './lib/contract-files.mjs'
import { entriesOf } from './lib/entries.mjs'
import { option } from './lib/main.mjs'
import { operationsPage } from './lib/operations-page.mjs'
import { fromRoot, print } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

// the site takes what lies in its public folder along
const reference = fromRoot('docs/public/api')

/** typedoc reads TypeScript 5.9, as scripts/ has it */
async function makeReference() {
  await runOrThrow('node', [fromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
  const manifest = JSON.parse(await readFile(fromRoot('packages/sdk/package.json'), 'utf8'))
  const entries = await entriesOf('sdk', manifest)
  const { Application, OptionDefaults } = await import('typedoc')
  const app = await Application.bootstrap({
    name: '@jwsk/sdk',
    entryPoints: entries.map(({ source }) => source),
    tsconfig: fromRoot('tsconfig.json'),
    out: reference,
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
  await app.generateDocs(project, reference)
  if (app.logger.hasErrors()) process.exitCode = 1
  await writeFile(join(reference, 'operations.html'), operationsPage(await operationIndex()))
  print(`${project.children?.length ?? 0} entries in ${reference}`)
}

const only = option('only')
const base = option('base', '/')
const out = option('out', fromRoot('docs/dist'))
const isServed = process.argv.includes('--dev')
const hasReference = isServed && existsSync(join(reference, 'operations.html'))
if (only !== 'site' && !hasReference) await makeReference()
const command = isServed ? ['dev', 'docs'] : ['build', 'docs', '--outDir', out]
if (only !== 'api') await runOrThrow('vitepress', [...command, '--base', base], { stdio: 'inherit' })
