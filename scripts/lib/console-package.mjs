// assembles @jwsk/console as a package: the sources of a console, in the same layout as here, and the build
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { listTrackedFiles } from './files.mjs'
import { getPackageName, parseImports } from './imports.mjs'
import { printLine, resolveFromRoot, root } from './root.mjs'

const library = resolveFromRoot('packages/console/library')
const consoleFolder = 'packages/console'

/** Patterns of included files: sources, style sheets and images; no tests, no demo. */
const included = [
  /^packages\/(sdk|ui|kit|wallboard|console|codegen)\/src\//,
  /^packages\/console\/(index\.html$|public\/(favicon|login)\.svg$|build\/policy\/)/,
  /^plugins\/[^/]+\/(?!(package|tsconfig)\.json$)/,
]
const unwanted = /\.(test|test-d|bench)\.[cm]?tsx?$|^(?!packages\/kit\/).*\/testing\/|console\/src\/app\/(demo|demo-face|main)\./

const files = () => [
  ...listTrackedFiles().filter((file) => included.some((one) => one.test(file)) && !unwanted.test(file)),
  // generated, and so not under version control
  'packages/sdk/src/generated',
]

/** Creates a plugin that keeps the paths of modules that are bundled into one file for Vite. */
const createPlacement = (folder) => ({
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /(packages\/console\/.*\.ts|scripts\/lib\/root\.mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const from = JSON.stringify(relative(folder, dirname(path)))
      const here = `__join(import.meta.dirname, ${from})`
      const contents = text.replaceAll('import.meta.dirname', here).replaceAll('dirname(fileURLToPath(import.meta.url))', here)
      return { contents: `import { join as __join } from 'node:path'\n${contents}`, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
})

const bundle = (contents, outfile) =>
  build({
    stdin: { contents, resolveDir: resolveFromRoot(), loader: 'js' },
    ...{ outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external', legalComments: 'none' },
    define: { 'import.meta.url': 'import.meta.url' },
    plugins: [createPlacement(resolveFromRoot(consoleFolder))],
    tsconfigRaw: '{}',
  })

const preset = `import { jwskConsole as presetOf } from './packages/console/build/preset.ts'
import { deliveryPlugin } from './scripts/lib/delivery-plugin.mjs'
export const jwskConsole = (options) => [presetOf(options), deliveryPlugin()]
export { buildTheme } from './packages/console/build/theme/build-theme.ts'
`

const entries = {
  index: 'packages/console/src/app/index.ts',
  plugins: 'packages/console/src/app/standard-plugins.ts',
  vite: 'packages/console/build/preset.ts',
}

async function writeTypes() {
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, resolveFromRoot(file)]))
  const types = await rollup({
    input,
    external: (id) => !/^[./]/.test(id) || id.endsWith('.css'),
    plugins: [dts({ tsconfig: resolveFromRoot('tsconfig.json'), compilerOptions: { paths: {} } })],
  })
  await types.write({ dir: library, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'types/[name].d.ts' })
  await types.close()
}

/** Writes the compiler options of the sources, except their paths. */
async function writeSettings() {
  const { compilerOptions } = JSON.parse(await readFile(resolveFromRoot('tsconfig.json'), 'utf8'))
  const { paths: _, types: __, ...options } = compilerOptions
  await writeFile(join(library, 'tsconfig.json'), `${JSON.stringify({ compilerOptions: options }, null, 2)}\n`)
}

/** Writes the third-party imports of the sources, for Vite to prebundle on an adopter's dev server. */
async function writeImports() {
  const { dependencies, peerDependencies } = JSON.parse(await readFile(resolveFromRoot(consoleFolder, 'package.json'), 'utf8'))
  const listed = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !/^@jwsk\/|^@?vite/.test(name))
  const sources = files().filter((file) => /\/src\/.*\.tsx?$|^plugins\/.*\.tsx?$/.test(file) && !file.includes('/testing/'))
  const texts = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')))
  const named = texts
    .flatMap(parseImports)
    .filter(({ id, types }) => !types && !id.endsWith('.css') && listed.includes(getPackageName(id)))
    .map(({ id }) => id)
  const names = [...new Set(['react/jsx-dev-runtime', ...named])].toSorted()
  await writeFile(join(library, consoleFolder, 'imports.json'), `${JSON.stringify(names, null, 2)}\n`)
}

export async function buildConsolePackage() {
  await rm(library, { recursive: true, force: true })
  for (const file of files()) {
    const target = join(library, file)
    await mkdir(dirname(target), { recursive: true })
    await cp(join(root, file), target, { recursive: true })
  }
  const outfile = join(library, consoleFolder, 'preset.js')
  await bundle(preset, outfile)
  const { buildTheme } = await import(pathToFileURL(outfile).href)
  await buildTheme(join(library, consoleFolder))
  await writeSettings()
  await writeImports()
  await writeTypes()
  printLine('@jwsk/console: 3 entries')
}
