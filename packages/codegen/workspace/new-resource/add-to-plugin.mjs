// adds a printed screen to a plugin: the declaration, the manifest, the texts, a test

import { didYouMean } from '@jwsk/sdk/command-line'
import { pluralize, toCamelCase } from '../../src/index.ts'
import { addImport, appendToConstant, appendToMember, getKeys, getMemberKeys, renderImport } from './edit-source.mjs'

/** Lists the plugins in `plugins/`. */
const listPlugins = (plan) =>
  plan.below('plugins').flatMap((path) => {
    const [, name, file] = path.split('/')
    return file === 'plugin.ts' ? [name] : []
  })

/** Throws if the plugin does not exist, and suggests the intended name. */
export function assertPlugin(plan, name) {
  if (plan.exists(`plugins/${name}/plugin.ts`)) return
  const near = didYouMean(name, listPlugins(plan))
  throw new Error(`there is no plugin ${name}${near || `; npm run new-plugin -- ${name} makes it`}`)
}

const paths = (plan, plugin) =>
  ['resources', 'views'].flatMap((member) => getMemberKeys(plan.read(`plugins/${plugin}/plugin.ts`), ['definePlugin', member]))

/** Returns the paths of a plugin's screens. */
export const getScreenPaths = (plan, plugin) => paths(plan, plugin).map((path) => path.replaceAll("'", ''))

/** Throws if a plugin already provides the address. */
export function assertPathFree(plan, path) {
  const taken = listPlugins(plan).find((plugin) => getScreenPaths(plan, plugin).includes(path))
  if (taken) throw new Error(`${path} is a screen of plugins/${taken} already; nothing was written`)
}

function addToManifest(text, { manifest, permissions }) {
  const listed = appendToMember(text, ['definePlugin', 'resources'], ['{\n', manifest.replace(/,$/, ''), '\n}'])
  const fresh = permissions.filter((code) => !text.includes(`'${code}'`)).map((code) => `'${code}'`)
  return fresh.length === 0 ? listed : appendToMember(listed, ['definePlugin', 'permissions'], ['[', fresh.join(', '), ']'])
}

const maxLines = 300

/** Adds the texts of one language; in a separate file if the plugin's would exceed the line limit. */
function addTexts(plan, file, { entity, entry, imports }) {
  const name = `${entity}Texts`
  const text = plan.read(file)
  if (getKeys(text, 'texts').includes(entity)) throw new Error(`${file} has texts of ${entity} already; nothing was written`)
  if (text.split('\n').length + entry.split('\n').length <= maxLines) {
    plan.change(file, () => imports.reduce((made, [what, from]) => addImport(made, what, from), appendToConstant(text, 'texts', entry)))
    return
  }
  const own = file.replace(/(zh-cn|en)\.ts$/, `${entity.toLowerCase()}.$1.ts`)
  const heads = imports.map(([what, from]) => `${renderImport(what, from)}\n`)
  plan.create(own, `${heads.join('')}\nexport const ${name} = {\n${entry},\n}\n`)
  plan.change(file, () => addImport(appendToConstant(text, 'texts', `...${name}`), name, `./${own.split('/').at(-1).replace(/\.ts$/, '')}`))
}

const findLabels = (text, columns) => columns.flatMap((name) => new RegExp(`^ {4}${name}: '(.*)',$`, 'm').exec(text)?.[1] ?? [])

function screenTest({ plugin, path, printed }) {
  const columns = [...(/columns: \[([^\]]*)\]/.exec(printed.declaration)?.[1].matchAll(/'(\w+)'/g) ?? [])].map(([, name]) => name)
  const languages = [
    ['zh-cn', printed.zhCn],
    ['en', printed.en],
  ].map(([language, text]) => {
    const title = /title: '(.*)',/.exec(text)?.[1]
    const labels = findLabels(text, columns).map((label) => `'${label}'`)
    return `  ['${language}', '${title}', [${labels.join(', ')}]],`
  })
  return `import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${toCamelCase(plugin)} as plugin } from './plugin'

const { client } = startPlatform()

test.each([
${languages.join('\n')}
] as const)('${path} in %s: the platform fills its list, under the labels of its columns', async (language, title, labels) => {
  renderScreen(plugin, { path: '${path}', client, language })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(expect.arrayContaining([...labels]))
})
`
}

function withTools(text) {
  const { devDependencies = {}, ...rest } = JSON.parse(text)
  const tools = { '@jwsk/mocks': '*', '@testing-library/react': '^16', ...devDependencies }
  const sorted = Object.fromEntries(Object.entries(tools).sort(([one], [other]) => (one < other ? -1 : 1)))
  const isWhole = Object.keys(sorted).length === Object.keys(devDependencies).length
  return isWhole ? text : `${JSON.stringify({ ...rest, devDependencies: sorted }, null, 2)}\n`
}

/** Adds a printed screen to a plugin, with a test only if the mock can answer it. */
export function addToPlugin(plan, { plugin, entity, path, printed, isAnswered }) {
  const home = `plugins/${plugin}`
  const file = printed.file.replace(/\.ts$/, '')
  const resource = pluralize(entity)
  plan.create(`${home}/resources/${printed.file}`, printed.declaration)
  plan.change(`${home}/plugin.ts`, (text) => addToManifest(text, printed))
  addTexts(plan, `${home}/locales/zh-cn.ts`, {
    entity,
    entry: `${printed.zhCn} satisfies LabelsOf<typeof ${resource}>`,
    imports: [
      ['type LabelsOf', '@jwsk/kit'],
      [`type default as ${resource}`, `../resources/${file}`],
    ],
  })
  addTexts(plan, `${home}/locales/en.ts`, { entity, entry: printed.en, imports: [] })
  if (!isAnswered) return
  plan.create(`${home}/${file}.test.tsx`, screenTest({ plugin, path, printed }))
  plan.change(`${home}/package.json`, withTools)
}
