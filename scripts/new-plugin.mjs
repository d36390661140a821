// npm run new-plugin -- car-wash: a working plugin in plugins/car-wash, with its test and its lines in the console;
// a folder that is there already, as generated areas bring it, gets its lines alone
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { camel, isAreaName, newPluginFiles, serviceOf } from '@jwsk/codegen'
import { isMain } from './lib/main.mjs'
import { fromRoot, print, root } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

const usage = 'npm run new-plugin -- <name>: words of small letters and digits with hyphens between, e.g. car-wash'

const listFile = 'packages/console/src/app/plugins.ts'
const packageFile = 'packages/console/package.json'
const mocksFile = 'mocks/src/areas.ts'
const menuFile = 'packages/console/src/locales/menu.en.ts'

/** `Car_Wash` → `car-wash`, as a question */
function meant(name) {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  const area = words.filter(Boolean).join('-')
  return isAreaName(area) ? `; did you mean ${area}?` : ''
}

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
  const sorted = Object.entries({ ...dependencies, [`@jwsk/plugin-${name}`]: '*' }).sort(([one], [other]) => (one < other ? -1 : 1))
  const made = Object.fromEntries(
    Object.keys(JSON.parse(source)).map((key) => [key, key === 'dependencies' ? Object.fromEntries(sorted) : rest[key]]),
  )
  return `${JSON.stringify(made, null, 2)}\n`
}

/** the stand-in's list of business areas with one more */
export function answeredIn(source, name) {
  const line = `import { ${camel(name)} } from './areas/${name}'\n`
  const end = source.indexOf(']\n', source.indexOf('const business'))
  if (end < 0) throw new Error(`${mocksFile} has no list of areas`)
  const listed = `${source.slice(0, end)}  ${camel(name)},\n${source.slice(end)}`
  const imports = [...listed.matchAll(/^import .* from '\.\/areas\/.*'\n/gm)].map(([text]) => text)
  const before = imports.find((text) => text.split("'")[1] > line.split("'")[1])
  return before === undefined ? line + listed : listed.replace(before, line + before)
}

/** the English names of the menu with those of an area: its group, and its screens by their titles */
export function namedIn(source, name, texts) {
  const titles = [...texts.matchAll(/^ {2}(\w+): \{\n {4}title: '(.+)',$/gm)]
  const lines = [[`${camel(name)}Group`, titles[0]?.[2]], ...titles.map(([, entity, title]) => [entity, title])]
  const fresh = lines.filter(([code, title]) => title && !source.includes(`  ${code}: `))
  return source.replace(/^\}$/m, `${fresh.map(([code, title]) => `  ${code}: '${title}',\n`).join('')}}`)
}

/** the stand-in's area of a plugin, and the names of its menu entries */
async function answer(name, folder) {
  if (!existsSync(join(folder, 'mocks/src/areas', name, 'index.ts'))) return []
  const texts = await readFile(join(folder, 'plugins', name, 'locales/en.ts'), 'utf8')
  await change(join(folder, mocksFile), (source) => answeredIn(source, name))
  await change(join(folder, menuFile), (source) => namedIn(source, name, texts))
  return [mocksFile, menuFile]
}

async function change(file, make) {
  await writeFile(file, make(await readFile(file, 'utf8')))
}

async function write(home, files) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(home, path)), { recursive: true })
    await writeFile(join(home, path), text)
  }
}

/** makes the plugin under `folder`, or takes the one that lies there unlisted; returns the files that were written or changed */
export async function newPlugin(name, folder = root) {
  if (!isAreaName(name)) throw new Error(`${usage}${meant(name)}`)
  const home = join(folder, 'plugins', name)
  const isThere = existsSync(home)
  const list = await readFile(join(folder, listFile), 'utf8')
  if (isThere && (list.includes(`'@jwsk/plugin-${name}'`) || !existsSync(join(home, 'plugin.ts'))))
    throw new Error(`plugins/${name} exists already`)
  const files = isThere ? [] : Object.entries(newPluginFiles(name))
  await write(home, files)
  await change(join(folder, listFile), (source) => listedIn(source, name))
  await change(join(folder, packageFile), (source) => neededBy(source, name))
  const answered = await answer(name, folder)
  return [...files.map(([path]) => `plugins/${name}/${path}`), listFile, packageFile, ...answered]
}

if (isMain(import.meta.url)) {
  const [name = ''] = process.argv.slice(2)
  try {
    for (const file of await newPlugin(name)) print(file)
    if (existsSync(fromRoot('openapi', `${serviceOf(name)}.yaml`)))
      for (const script of ['generate', 'exports']) await runOrThrow('node', [fromRoot('scripts', `${script}.mjs`)])
    print(`\nnpm install                    links it\nnpx vitest run plugins/${name}`)
    print(`\nA new plugin's page opens at /${name}/overview once a menu entry has that path.`)
    print('A screen over an entity: npm run new-resource -- <service>/<entity>')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
