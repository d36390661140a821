// brings "exports" of the published packages in step with their sources; --add <package>/<entry> names a new one
import { readFile, writeFile } from 'node:fs/promises'
import { entriesOf, exportsOf } from './lib/entries.mjs'
import { option } from './lib/main.mjs'
import { libraries, libraryFolder } from './lib/published.mjs'
import { fromRoot, print } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

const added = option('add', '')
for (const name of libraries) {
  const file = fromRoot(libraryFolder(name), 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const [target, entry] = added.split('/')
  const named = target === name ? { ...manifest.exports, [`./${entry}`]: {} } : (manifest.exports ?? {})
  const entries = await entriesOf(name, { exports: named })
  manifest.exports = exportsOf(entries, { ...manifest, exports: named })
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
  await runOrThrow('biome', ['format', '--write', file])
  print(`@jwsk/${name}: ${Object.keys(manifest.exports).join(' ')}`)
}
