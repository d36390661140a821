// npm run build: contracts → the libraries and the console as packages → the console, ready to serve; --only libraries|console|compressed|demo
import { build } from 'vite'
import { buildLibraries } from './build-libraries.mjs'
import { readOption } from './lib/cli.mjs'
import { compressFolder } from './lib/compress.mjs'
import { recordChunks } from './lib/console-chunks.mjs'
import { buildConsolePackage } from './lib/console-package.mjs'
import { writeDelivery } from './lib/delivery.mjs'
import { addGalleryToDemo } from './lib/gallery-plugin.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

// the console's config imports its own modules without an extension, like all code here
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const bundle = (mode, outDir) =>
  build({
    root: resolveFromRoot('packages/console'),
    mode,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })

const targets = {
  libraries: async () => {
    await buildLibraries()
    await buildConsolePackage()
  },
  console: async () => {
    const { output } = await bundle('production', 'dist')
    await recordChunks(output)
    await writeDelivery(output)
  },
  compressed: () => compressFolder(resolveFromRoot('packages/console/dist')),
  demo: async () => {
    await bundle('demo', '../../.cache/demo')
    await addGalleryToDemo(resolveFromRoot('.cache/demo'))
  },
}

const selected = readOption('only')?.split(',') ?? ['libraries', 'console', 'compressed']
const unknown = selected.filter((name) => !targets[name])
if (unknown.length > 0) throw new Error(`build: there is no ${unknown.join(', ')}; choose from ${Object.keys(targets).join(', ')}`)

await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
for (const name of selected) await targets[name]()
