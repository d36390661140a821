// npm run new-plugin -- car-wash: creates a working plugin in plugins/car-wash with its test, and registers it in the console;
// an existing folder, e.g. of a generated area, is only registered
import { existsSync } from 'node:fs'
import { processOutput, runCommand } from '@jwsk/sdk/command-line'
import { isMainModule } from '../../../scripts/lib/cli.mjs'
import { resolveFromRoot, root } from '../../../scripts/lib/root.mjs'
import { runOrThrow } from '../../../scripts/lib/run.mjs'
import { createPluginFiles, englishLabel, isAreaName, toCamelCase, toServiceName } from '../src/index.ts'
import { addToMenu } from './new-resource/add-to-menu.mjs'
import { createEditPlan } from './new-resource/edit-plan.mjs'

const listFile = 'packages/console/src/app/plugins.ts'
const packageFile = 'packages/console/package.json'
const mocksFile = 'mocks/src/areas.ts'
const menuFile = 'packages/console/src/locales/menu.en.ts'

/** Suggests `car-wash` for `Car_Wash`, as a question. */
function suggestName(name) {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  const area = words.filter(Boolean).join('-')
  return isAreaName(area) ? `; did you mean ${area}?` : ''
}

/** Adds a line to the list of plugins. */
export function addToPluginList(source, name) {
  const line = `  { id: '${name}', load: () => import('@jwsk/plugin-${name}').then(({ ${toCamelCase(name)} }) => ${toCamelCase(name)}) },\n`
  const end = source.indexOf(']\n', source.indexOf('export const plugins'))
  if (end < 0) throw new Error(`${listFile} has no list of plugins`)
  return source.slice(0, end) + line + source.slice(end)
}

/** Adds an area to the console's package, in order; its sources are included, so npm installs nothing. */
function addDependency(source, name) {
  const { devDependencies, ...rest } = JSON.parse(source)
  const sorted = Object.entries({ ...devDependencies, [`@jwsk/plugin-${name}`]: '*' }).sort(([one], [other]) => (one < other ? -1 : 1))
  const made = Object.fromEntries(
    Object.keys(JSON.parse(source)).map((key) => [key, key === 'devDependencies' ? Object.fromEntries(sorted) : rest[key]]),
  )
  return `${JSON.stringify(made, null, 2)}\n`
}

/** Adds an area to the mock's list of business areas. */
export function addToMockAreas(source, name) {
  const line = `import { ${toCamelCase(name)} } from './areas/${name}'\n`
  const end = source.indexOf(']\n', source.indexOf('const business'))
  if (end < 0) throw new Error(`${mocksFile} has no list of areas`)
  const listed = `${source.slice(0, end)}  ${toCamelCase(name)},\n${source.slice(end)}`
  const imports = [...listed.matchAll(/^import .* from '\.\/areas\/.*'\n/gm)].map(([text]) => text)
  const before = imports.find((text) => text.split("'")[1] > line.split("'")[1])
  return before === undefined ? line + listed : listed.replace(before, line + before)
}

/** Adds the English menu names of an area: its group, and its screens by title. */
export function addMenuTexts(source, name, texts) {
  const titles = [...texts.matchAll(/^ {2}(\w+): \{\n {4}title: '(.+)',$/gm)]
  const lines = [[`${toCamelCase(name)}Group`, titles[0]?.[2]], ...titles.map(([, entity, title]) => [entity, title])]
  const fresh = lines.filter(([code, title]) => title && !source.includes(`  ${code}: `))
  return source.replace(/^\}$/m, `${fresh.map(([code, title]) => `  ${code}: '${title}',\n`).join('')}}`)
}

/** Adds the mock area of a plugin that has one, and the names of its menu entries. */
function answer(plan, name) {
  if (!plan.exists(`mocks/src/areas/${name}/index.ts`)) return
  const texts = plan.read(`plugins/${name}/locales/en.ts`)
  plan.change(mocksFile, (source) => addToMockAreas(source, name))
  plan.change(menuFile, (source) => addMenuTexts(source, name, texts))
}

/** Adds a menu group with the first page of a new plugin. */
const lead = (plan, name) =>
  addToMenu(plan, {
    ...{ plugin: name, near: [], title: '概览', en: 'Overview', group: englishLabel(toCamelCase(name)) },
    ...{ code: `${toCamelCase(name)}Overview`, path: `/${name}/overview`, codes: [], texts: new Map() },
  })

/** Creates the plugin in `folder`, or registers an existing one; returns the written and changed files. */
export function createPlugin(name, { folder = root, mocks = true } = {}) {
  if (!isAreaName(name)) throw new Error(`${name} is no name of a plugin${suggestName(name)}`)
  const plan = createEditPlan(folder)
  const isThere = plan.below(`plugins/${name}`).length > 0
  if (isThere && (plan.read(listFile).includes(`'@jwsk/plugin-${name}'`) || !plan.exists(`plugins/${name}/plugin.ts`)))
    throw new Error(`plugins/${name} exists already`)
  if (!isThere) for (const [path, text] of Object.entries(createPluginFiles(name))) plan.create(`plugins/${name}/${path}`, text)
  plan.change(listFile, (source) => addToPluginList(source, name))
  plan.change(packageFile, (source) => addDependency(source, name))
  if (isThere) answer(plan, name)
  else if (mocks) lead(plan, name)
  return plan.write()
}

const summary = 'creates a plugin in plugins/ and registers it in the console; an existing folder is only registered'

/** @type {import('@jwsk/sdk/command-line').Command} */
const command = {
  argument: { example: 'car-wash', description: 'lowercase words and digits, separated by hyphens' },
  options: { 'no-mocks': { type: 'boolean', description: 'omits the menu entry' } },
  async run({ input: name, values, print }) {
    const mocks = values['no-mocks'] !== true
    for (const file of createPlugin(name, { mocks })) print(file)
    if (existsSync(resolveFromRoot('openapi', `${toServiceName(name)}.yaml`)))
      for (const script of ['generate', 'exports']) await runOrThrow('node', [resolveFromRoot('scripts', `${script}.mjs`)])
    print(`\nnpm install                    links it\nnpx vitest run plugins/${name}`)
    if (mocks) print(`\nnpm start shows a new plugin's page in the menu, at /${name}/overview.`)
    else print(`\nA new plugin's page opens at /${name}/overview once a menu entry has that path.`)
    print(`A screen over an entity: npm run new-resource -- <service>/<entity> --plugin ${name}`)
  },
}

if (isMainModule(import.meta.url))
  process.exitCode = await runCommand(command, process.argv.slice(2), { ...processOutput, name: 'npm run new-plugin --', summary })
