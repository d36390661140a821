// checks the built libraries with an adopter's tools

import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { createContractContents } from './lib/contract-files.mjs'
import { hasCommonJs } from './lib/package-entries.mjs'
import { getLibraryFolder, libraries } from './lib/published-packages.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const sdk = '@jwsk/sdk'
const esmImport = `const { createClient } = await import('${sdk}'); if (!createClient) throw new Error('${sdk} as ESM has no createClient')`
const cjsRequire = `if (!require('${sdk}').createClient) throw new Error('${sdk} as CJS has no createClient')`
/** Entry that uses openapi-fetch, whose default export each module system finds in another place. */
const paths = "createRaw({ root: 'http://platform.test/api', fetch })"
const loadsRaw = `const { createRaw } = await import('${sdk}/raw'); if (!${paths}.GET) throw new Error('${sdk}/raw as ESM has no GET')`
const loadsIndex = `const { default: calls } = await import('${sdk}/operations.json', { with: { type: 'json' } }); if (!calls.some(({ key }) => key === 'user.page')) throw new Error('the index knows no user.page')`
const requiresContract = `if (require('${sdk}/openapi/system.json').openapi !== '3.1.0') throw new Error('${sdk} brings no contract of system')`
const requiresRaw = `const { createRaw } = require('${sdk}/raw'); if (!${paths}.GET) throw new Error('${sdk}/raw as CJS has no GET')`

const kit = '@jwsk/kit'
const loadsKit = `const { defineResource } = await import('${kit}'); const { renderScreen } = await import('${kit}/testing')
if (!defineResource || !renderScreen) throw new Error('${kit} as ESM has no defineResource or renderScreen')`

/** Returns findings about packages that publint, attw or node itself rejects. */
export async function checkPackages(folders) {
  const getProfile = (folder) => (hasCommonJs(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))) ? 'node16' : 'esm-only')
  const looks = folders.flatMap((folder) => [
    ['publint', ['--strict', folder]],
    [
      'attw',
      [
        '--pack',
        folder,
        '--profile',
        getProfile(folder),
        '--exclude-entrypoints',
        'ui.css',
        'kit.css',
        'wallboard.css',
        'commands',
        'command-line',
        '--format',
        'ascii',
      ],
    ],
  ])
  const outcomes = await Promise.all(looks.map(async ([tool, args]) => ({ tool, args, ...(await run(tool, args)) })))
  return outcomes.filter(({ code }) => code !== 0).map(({ tool, args, output }) => `${tool} ${args.join(' ')}\n${output}`)
}

/** Returns findings about files that are missing from the packed package. */
export async function checkPackedFiles(folder, required) {
  const { output } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel', 'silent'], { cwd: folder })
  const [{ files, filename }] = JSON.parse(output)
  const packed = new Set(files.map(({ path }) => path))
  return required.filter((file) => !packed.has(file)).map((file) => `${filename} lacks ${file}`)
}

async function checkNodeImports() {
  const cwd = resolveFromRoot('packages/console')
  const outcomes = await Promise.all([
    ...[esmImport, loadsRaw, loadsIndex, loadsKit].map((code) => run('node', ['--input-type=module', '-e', code], { cwd })),
    ...[cjsRequire, requiresRaw, requiresContract].map((code) => run('node', ['--input-type=commonjs', '-e', code], { cwd })),
  ])
  return outcomes.filter(({ code }) => code !== 0).map(({ output }) => output)
}

/** Checks that a service compiles without DOM types, declarations included. */
async function checkDeclarations() {
  const folder = resolveFromRoot('.cache/declarations')
  const entries = ['', '/crypto', '/node', '/query', '/system'].map((name) => `export * as sdk${name.slice(1)} from '${sdk}${name}'\n`)
  const compilerOptions = { target: 'ES2022', lib: ['ES2022'], types: ['node'], module: 'node16', strict: true, noEmit: true }
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/package.json`, '{ "type": "module" }')
  await writeFile(`${folder}/index.ts`, entries.join(''))
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ['index.ts'] }))
  const { code, output } = await run('tsc', ['-p', folder])
  await rm(folder, { recursive: true, force: true })
  return code === 0 ? [] : [output]
}

/** Checks that lazily loaded modules are included, in node as ESM and CJS and in an adopter's bundle. */
export async function checkLazyParts() {
  const probe = resolveFromRoot('scripts/lib/upload-probe.mjs')
  const outdir = resolveFromRoot('.cache/probe')
  await build({
    entryPoints: [probe],
    outdir,
    outExtension: { '.js': '.mjs' },
    // an adopter's tsconfig has no `paths` to our sources
    tsconfigRaw: '{}',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    banner: { js: "import { createRequire as bundled } from 'node:module'; const require = bundled(import.meta.url)" },
  })
  const outcomes = [await run('node', [probe]), await run('node', [probe, 'require']), await run('node', [`${outdir}/upload-probe.mjs`])]
  return outcomes.filter(({ code }) => code !== 0).map(({ output }) => output)
}

/** Checks that the output of `npm create jwsk-plugin` compiles, passes its own test and builds with the packages as shipped. */
async function checkCreatedPlugin() {
  const folder = resolveFromRoot('.cache/created')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const cwd = `${folder}/car-wash`
  const { code, output } = await run('node', [resolveFromRoot('packages/create-jwsk-plugin/create.mjs'), 'car-wash'], { cwd: folder })
  if (code !== 0) return [output]
  const outcomes = await Promise.all([run('tsc', [], { cwd }), run('vitest', ['run'], { cwd }), run('vite', ['build'], { cwd })])
  const printed = outcomes.at(-1).output.includes('"needs": {') ? [] : ['the build of a new plugin prints no entry for config.json']
  await rm(folder, { recursive: true, force: true })
  return [...outcomes.filter((one) => one.code !== 0).map((one) => one.output), ...printed]
}

/** Checks the console as a package; check-custom-console.mjs checks how it is used. */
async function checkConsolePackage() {
  const folder = resolveFromRoot('packages/console')
  const { code, output } = await run('publint', ['--strict', folder])
  const parts = [
    'README.md',
    'LICENSE',
    'library/index.d.ts',
    'library/plugins.d.ts',
    'library/vite.d.ts',
    'library/packages/console/preset.js',
  ]
  return [...(code === 0 ? [] : [output]), ...(await checkPackedFiles(folder, parts))]
}

if (isMainModule(import.meta.url)) {
  const findings = await checkPackages(libraries.map((name) => resolveFromRoot(getLibraryFolder(name))))
  const contracts = [...(await createContractContents()).keys()].map((name) => `dist/${name}`)
  const missing = await checkPackedFiles(resolveFromRoot('packages/sdk'), contracts)
  const parts = ['create.mjs', 'commands.mjs', 'dev.mjs', 'vite.mjs', 'vite.d.mts', 'README.md', 'LICENSE']
  const lacking = await checkPackedFiles(resolveFromRoot('packages/create-jwsk-plugin'), parts)
  reportFindings(
    [
      ...findings,
      ...missing,
      ...lacking,
      ...(await checkNodeImports()),
      ...(await checkDeclarations()),
      ...(await checkLazyParts()),
      ...(await checkCreatedPlugin()),
      ...(await checkConsolePackage()),
    ],
    'the packages load as ESM, CJS and bundled, with types; a new plugin is fine',
  )
}
