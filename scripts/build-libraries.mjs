// builds the published libraries: ESM, .d.ts and, if `exports` names them, CJS and .d.cts of every entry
import { readFile, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import esbuild from 'rollup-plugin-esbuild'
import { isMainModule, readOption } from './lib/cli.mjs'
import { writeContracts } from './lib/contract-files.mjs'
import { createExports, getEntries, hasCommonJs, hasOwnForNode } from './lib/package-entries.mjs'
import { getLibraryFolder, libraries } from './lib/published-packages.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { bundleStyles } from './lib/styles.mjs'

const matchesPackage = (names) => (id) => names.some((name) => id === name || id.startsWith(`${name}/`))

function failOnWarning(warning) {
  if (warning.code === 'UNRESOLVED_IMPORT' || warning.code === 'CIRCULAR_DEPENDENCY' || warning.code === 'MISSING_EXPORT')
    throw new Error(`rollup: ${warning.message}`)
}

/** Dependencies that are bundled because node cannot load them as published. */
const bundledDependency = /node_modules\/jsencrypt\//

/**
 * Replaces imports of primereact, whose folders neither node nor webpack can resolve from a module.
 * The new imports name the file: CommonJS for node, a module for bundlers.
 */
const primereactAs = (extension) => (id) => id.replace(/^primereact\/(\w+)$/, `primereact/$1/$1.${extension}`)

function assertNoForeignCode(name, { output }) {
  const foreign = output
    .flatMap((chunk) => Object.keys(chunk.modules ?? {}))
    .filter((id) => id.includes('node_modules/') && !bundledDependency.test(id))
  if (foreign.length > 0)
    throw new Error(`@jwsk/${name} would carry ${foreign[0]}; list its package under dependencies or peerDependencies`)
}

function assertExports(name, manifest, entries) {
  const expected = JSON.stringify(createExports(entries, manifest))
  if (JSON.stringify(manifest.exports) !== expected)
    throw new Error(`${getLibraryFolder(name)}/package.json: "exports" is behind its sources; run: node scripts/exports.mjs`)
}

/** Style sheets of other libraries that a library's own one includes, so that its users import a single one. */
const includedStyles = { kit: ['ui'] }

const getIncludedStyles = (name) =>
  (includedStyles[name] ?? []).map((other) => resolveFromRoot(getLibraryFolder(other), `dist/${other}.css`))

async function buildLibrary(name) {
  const folder = resolveFromRoot(getLibraryFolder(name))
  const manifest = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  const entries = await getEntries(name, manifest)
  assertExports(name, manifest, entries)
  const listed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const external = matchesPackage(
    [...listed.filter((id) => id !== 'jsencrypt'), ...builtinModules, 'node:fs'].flatMap((id) => [id, `node:${id}`]),
  )
  const input = Object.fromEntries(entries.map((entry) => [entry.name, entry.source]))
  const dir = `${folder}/dist`
  await rm(dir, { recursive: true, force: true })

  const code = await rollup({
    input,
    external,
    onwarn: failOnWarning,
    plugins: [
      bundleStyles(`${name}.css`, getIncludedStyles(name)),
      nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      commonjs(),
      esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
    ],
  })
  // a bare import of a chunk, hoisted to load it sooner, is a warning for bundlers: the packages have no side effects
  const chunks = { dir, sourcemap: true, chunkFileNames: 'chunks/[name]-[hash].js', hoistTransitiveImports: false }
  assertNoForeignCode(name, await code.write({ ...chunks, format: 'es', paths: primereactAs('esm.js') }))
  if (hasOwnForNode(manifest)) {
    await code.write({ ...chunks, dir: `${dir}/node`, format: 'es', paths: primereactAs('cjs.js') })
    await rm(`${dir}/node/${name}.css`, { force: true })
  }
  if (hasCommonJs(manifest)) {
    await code.write({
      ...chunks,
      format: 'cjs',
      exports: 'named',
      // the default export of a CommonJS dependency that was compiled from a module is its `default`
      interop: 'auto',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'chunks/[name]-[hash].cjs',
    })
  }
  await code.close()

  const types = await rollup({
    input,
    external: (id) => external(id) || id.endsWith('.css'),
    onwarn: failOnWarning,
    plugins: [dts({ tsconfig: resolveFromRoot('tsconfig.json'), compilerOptions: { paths: {} } })],
  })
  for (const extension of hasCommonJs(manifest) ? ['ts', 'cts'] : ['ts'])
    await types.write({ dir, format: 'es', entryFileNames: `[name].d.${extension}`, chunkFileNames: `chunks/[name]-[hash].d.${extension}` })
  await types.close()
  if (name === 'sdk') await writeContracts(dir)
  printLine(`@jwsk/${name}: ${entries.length} entries`)
}

export async function buildLibraries(names = libraries) {
  for (const name of names) await buildLibrary(name)
}

if (isMainModule(import.meta.url)) await buildLibraries(readOption('only')?.split(','))
