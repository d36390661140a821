// synchronizes "exports" of the published packages with their sources; --add <package>/<entry> adds an entry
import { readFile, writeFile } from 'node:fs/promises'
import { readOption } from './lib/cli.mjs'
import { createExports, getEntries } from './lib/package-entries.mjs'
import { getLibraryFolder, libraries } from './lib/published-packages.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

const added = readOption('add', '')
for (const name of libraries) {
  const file = resolveFromRoot(getLibraryFolder(name), 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const [target, entry] = added.split('/')
  const named = target === name ? { ...manifest.exports, [`./${entry}`]: {} } : (manifest.exports ?? {})
  const entries = await getEntries(name, { exports: named })
  manifest.exports = createExports(entries, { ...manifest, exports: named })
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
  await runOrThrow('biome', ['format', '--write', file])
  printLine(`@jwsk/${name}: ${Object.keys(manifest.exports).join(' ')}`)
}
