import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createManifest, toCaretRange } from './plugin-manifest.mjs'
import { explainForbiddenImport, sharedModules } from './shared-modules.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const readKitVersion = (root) => readJson(createRequire(join(root, 'package.json')).resolve('@jwsk/kit/package.json')).version

/** Build options of a plugin that a console accepts; file names contain a content hash. */
const build = (entry) => ({
  target: 'es2022',
  sourcemap: false,
  modulePreload: false,
  lib: { entry, formats: ['es'] },
  rolldownOptions: {
    external: sharedModules,
    output: {
      entryFileNames: 'plugin-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      assetFileNames: '[name]-[hash][extname]',
    },
  },
})

function formatConfigLine(manifest) {
  return `\nin config.json of the console, in the list "outside":\n\n${JSON.stringify(manifest, null, 2)}\n\nserve the folder as ${manifest.base} beside the console's page\n\n`
}

/**
 * Creates the Vite plugin that builds a plugin of the console: modules that the console provides are external, the
 * digests of the other files are written to `plugin.json` next to them.
 * @param {import('./vite.d.mts').PluginOptions} options
 */
export function jwskPlugin({ id, entry = 'src/plugin.ts', base, needs, log = (text) => process.stdout.write(text) }) {
  let settings
  return {
    name: 'jwsk-plugin',
    enforce: 'pre',
    // tests bundle every module themselves
    apply: 'build',
    config: () => ({
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: build(entry),
    }),
    configResolved(config) {
      settings = config
    },
    resolveId(source) {
      const errorMessage = explainForbiddenImport(source)
      if (errorMessage) this.error(errorMessage)
    },
    async writeBundle({ dir }, bundle) {
      const { version } = readJson(join(settings.root, 'package.json'))
      const [first] = Object.values(bundle).filter(({ isEntry }) => isEntry)
      const metadata = { id, version, base, entry: first.fileName, needs: needs ?? toCaretRange(readKitVersion(settings.root)) }
      const manifest = await createManifest(dir, metadata)
      await writeFile(join(dir, 'plugin.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      log(formatConfigLine(manifest))
    },
  }
}
