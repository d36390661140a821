// npm run new-plugin -- car-wash: a working plugin in plugins/car-wash, with its test and its lines in the console
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMain } from './lib/main.mjs'
import { print, root } from './lib/root.mjs'
import { camel, filesOf } from './new-plugin/files.mjs'

const usage = 'npm run new-plugin -- <name>: words of small letters and digits with hyphens between, e.g. car-wash'
const isName = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

const listFile = 'packages/console/src/app/plugins.ts'
const packageFile = 'packages/console/package.json'

/** the list of plugins with one more line */
export function listedIn(source, name) {
  const line = `  { id: '${name}', load: () => import('@jwsk/plugin-${name}').then(({ ${camel(name)} }) => ${camel(name)}) },\n`
  const end = source.indexOf(']\n', source.indexOf('export const plugins'))
  if (end < 0) throw new Error(`${listFile} has no list of plugins`)
  return source.slice(0, end) + line + source.slice(end)
}

/** the console's package with one more dependency, in order */
function neededBy(source, name) {
  const { dependencies, ...rest } = JSON.parse(source)
  const sorted = Object.entries({ ...dependencies, [`@jwsk/plugin-${name}`]: '0.1.0' }).sort(([one], [other]) => (one < other ? -1 : 1))
  const made = Object.fromEntries(
    Object.keys(JSON.parse(source)).map((key) => [key, key === 'dependencies' ? Object.fromEntries(sorted) : rest[key]]),
  )
  return `${JSON.stringify(made, null, 2)}\n`
}

async function change(file, make) {
  await writeFile(file, make(await readFile(file, 'utf8')))
}

/** makes the plugin under `folder`; returns the files that were written or changed */
export async function newPlugin(name, folder = root) {
  if (!isName(name)) throw new Error(usage)
  const home = join(folder, 'plugins', name)
  if (existsSync(home)) throw new Error(`plugins/${name} exists already`)
  const files = Object.entries(filesOf(name))
  for (const [path, text] of files) {
    await mkdir(dirname(join(home, path)), { recursive: true })
    await writeFile(join(home, path), text)
  }
  await change(join(folder, listFile), (source) => listedIn(source, name))
  await change(join(folder, packageFile), (source) => neededBy(source, name))
  return [...files.map(([path]) => `plugins/${name}/${path}`), listFile, packageFile]
}

if (isMain(import.meta.url)) {
  const [name = ''] = process.argv.slice(2)
  try {
    for (const file of await newPlugin(name)) print(file)
    print(`\nnpm install                    links it\nnpx vitest run plugins/${name}`)
    print(`\nIts page opens at /${name}/overview once a menu entry has that path.`)
    print('A screen over an entity: npm run new-resource -- <service>/<entity>')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
