// npm run docs: builds the documentation site in docs/dist, with the API reference of @jwsk/sdk in api/ and every call on api/operations.html;
// `-- --dev` starts a dev server, `-- --only site` or `api` builds one of the two, `-- --base /docs/` sets a base path, `-- --out DIR` sets another folder
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOption } from './lib/cli.mjs'
import { createOperationIndex } from './lib/contract-files.mjs'
import { renderOperationsPage } from './lib/operations-page.mjs'
import { getEntries } from './lib/package-entries.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

// the site includes its public folder
const reference = resolveFromRoot('docs/public/api')

/** Builds the API reference with typedoc, which needs the TypeScript 5.9 of scripts/. */
async function buildReference() {
  await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
  const manifest = JSON.parse(await readFile(resolveFromRoot('packages/sdk/package.json'), 'utf8'))
  const entries = await getEntries('sdk', manifest)
  const { Application, OptionDefaults } = await import('typedoc')
  const app = await Application.bootstrap({
    name: '@jwsk/sdk',
    entryPoints: entries.map(({ source }) => source),
    tsconfig: resolveFromRoot('tsconfig.json'),
    out: reference,
    readme: resolveFromRoot('packages/sdk/README.md'),
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
  await writeFile(join(reference, 'operations.html'), renderOperationsPage(await createOperationIndex()))
  printLine(`${project.children?.length ?? 0} entries in ${reference}`)
}

const only = readOption('only')
const base = readOption('base', '/')
const out = readOption('out', resolveFromRoot('docs/dist'))
const isServed = process.argv.includes('--dev')
const hasReference = isServed && existsSync(join(reference, 'operations.html'))
if (only !== 'site' && !hasReference) await buildReference()
const command = isServed ? ['dev', 'docs'] : ['build', 'docs', '--outDir', out]
if (only !== 'api') await runOrThrow('vitepress', [...command, '--base', base], { stdio: 'inherit' })
