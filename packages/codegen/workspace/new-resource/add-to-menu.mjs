// adds the menu entry of a screen: its position, its labels in both languages, and the buttons that grant its permission codes
import { englishLabel, pluralize, toCamelCase, toSnakeCase } from '../../src/index.ts'
import { addImport, appendToConstant, appendToMember, findCalls, getKeys, insertAfter } from './edit-source.mjs'
import { getOrCreateArea } from './mock-areas.mjs'

const textsFile = 'packages/console/src/locales/menu.en.ts'
const seedFile = 'mocks/src/seed/menu-seed.ts'

const menuFiles = (plan) => [
  ...plan.below('mocks/src/seed').filter((path) => /\/menus-[\w-]+\.ts$/.test(path)),
  ...plan.below('mocks/src/areas').filter((path) => path.endsWith('/index.ts')),
]

const usual = ['add', 'edit', 'delete', 'view']

/** Renders a page's buttons by the suffix of their codes, with labels for those that the menu does not know. */
function getButtons(plan, { codes, prefix, texts }) {
  const known = new Set(getKeys(plan.read(seedFile), 'buttonTexts'))
  const words = codes.filter((code) => code.startsWith(`${prefix}_`)).map((code) => code.slice(prefix.length + 1).replaceAll('_', '-'))
  const hasUsual = usual.every((word) => words.includes(word))
  const own = words.filter((word) => !(hasUsual && usual.includes(word)))
  const labelled = own.map((word) => (known.has(word) ? word : `${word}:${texts.get(`${prefix}_${word.replaceAll('-', '_')}`) ?? word}`))
  if (hasUsual) return own.length === 0 ? undefined : `\`\${crudButtons} ${labelled.join(' ')}\``
  return `'${labelled.join(' ')}'`
}

function renderPageSeed(plan, { code, title, path, codes, prefix = toSnakeCase(code), texts }) {
  const buttons = getButtons(plan, { codes, prefix, texts })
  const options = [
    ...(prefix === toSnakeCase(code) ? [] : [`prefix: '${prefix}'`]),
    ...(buttons === undefined ? [] : [`buttons: ${buttons}`]),
  ]
  return `createPageSeed(['${code}', '${title}', 'box'], '${path}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
}

/** Whether a menu already has a link to an address. */
export const hasMenuPath = (plan, path) => menuFiles(plan).some((file) => findCalls(plan.read(file), 'createPageSeed', [path]).length > 0)

function addName(plan, code, name) {
  plan.change(textsFile, (text) => (getKeys(text, 'texts').includes(code) ? text : appendToConstant(text, 'texts', `${code}: '${name}'`)))
}

/** Adds a page after those of its plugin, or in a new group of the plugin. */
export function addToMenu(plan, { plugin, near, title, en, group: groupTitle = title, ...page }) {
  const line = renderPageSeed(plan, { title, ...page })
  addName(plan, page.code, en ?? englishLabel(pluralize(page.code)))
  const found = menuFiles(plan).flatMap((file) => findCalls(plan.read(file), 'createPageSeed', near).map((call) => ({ file, call })))
  const last = found.filter(({ file }) => file === found[0]?.file).at(-1)
  const withCrud = (text, from) => (line.includes('{crudButtons}') ? addImport(text, 'crudButtons', from) : text)
  if (last) {
    const from = last.file.startsWith('mocks/src/seed/') ? './menu-seed' : '../../seed/menu-seed'
    plan.change(last.file, (text) => withCrud(insertAfter(text, last.call, line), from))
    return
  }
  const { index } = getOrCreateArea(plan, plugin)
  const group = `${toCamelCase(plugin)}Group`
  addName(plan, group, englishLabel(toCamelCase(plugin)))
  plan.change(index, (text) => {
    const added = appendToMember(
      text,
      ['defineArea', 'menus'],
      ['[', `createGroupSeed(['${group}', '${groupTitle}'], 'box', [${line}])`, ']'],
    )
    return ['createGroupSeed', 'createPageSeed'].reduce(
      (made, name) => addImport(made, name, '../../seed/menu-seed'),
      withCrud(added, '../../seed/menu-seed'),
    )
  })
}
