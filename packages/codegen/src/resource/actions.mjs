// @ts-check
// what an entity can do beyond the usual → actions of its declaration, with their texts and codes
import { action, followsOf, has, inLines, inputOf, keyed, keyOf, permissionLine, textOf, toneLine } from './action-parts.mjs'
import { form } from './form-action.mjs'
import { chinese, english, record } from './labels.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {import('./action-parts.mjs').Asked} Asked
 */

const importing = 'import'
const template = 'exportTemplate'

/** @returns {DeclaredAction | undefined} */
function onesOfTheKit(/** @type {Asked} */ asked) {
  const { entity, call } = asked
  const path = `${entity.entity}.${call.action}`
  if (has(call, ['ids', 'status']) && entity.row.has('status')) {
    const states = /** @type {const} */ ([
      ['enable', '启用', 'Enable'],
      ['disable', '停用', 'Disable'],
    ])
    const texts = states.map(([name, zhCn, en]) => ({ name, zhCn, en }))
    const title = chinese(entity.description, entity.entity)
    const follows = texts.map(({ name, zhCn, en }) => ({ name, zhCn: `${zhCn}${title}。`, en: `${en} this ${record(entity.entity)}.` }))
    return action({ code: `...action.enabling(${path})`, texts, follows })
  }
  if (call.items?.join() === 'id,sort' && entity.row.has('sort')) {
    const sort = entity.row.get('sort') ?? {}
    const texts = [{ name: 'sort', zhCn: '排序', en: 'Sort' }]
    return action({ code: `action.sorting(${path})`, texts, fields: new Map([['sort', sort]]) })
  }
  if (call.action === importing && call.takesFile && entity.actions.includes(template))
    return action({
      code: `action.importing(${entity.entity})`,
      texts: [{ name: importing, zhCn: '导入', en: 'Import' }],
      place: 'toolbar',
    })
  return undefined
}

/** @returns {DeclaredAction | undefined} */
function file(/** @type {Asked} */ { entity, call }) {
  const required = [...call.required]
  if (!call.givesFile || required.length > 0) return undefined
  const path = `${entity.entity}.${call.action}`
  const run = `async (_, { client }) => {
        const { blob, filename = '${entity.entity}.xlsx' } = await client.download(${path}, {})
        saveFile(blob, filename)
      }`
  const texts =
    call.action === 'export'
      ? { zhCn: '导出全部', en: 'Export all' }
      : { zhCn: chinese(call.summary, call.action), en: english(call.action) }
  return action({
    code: `action('${call.action}', ${inLines(["unasked: 'it reads a file'", ...permissionLine(call), `api: ${path}`, `run: ${run}`])})`,
    texts: [{ name: call.action, ...texts }],
    place: 'toolbar',
    imports: ['saveFile'],
  })
}

/** @returns {DeclaredAction | undefined} */
function run(/** @type {Asked} */ asked) {
  const { entity, call } = asked
  const key = keyOf(call, entity.entity)
  const input = inputOf(call)
  if (input.size > (key ? 1 : 0) || call.items || call.takesFile) return undefined
  const path = `${entity.entity}.${call.action}`
  const code = key ? `run: ({ id }, { client }) => client.call(${path}, ${keyed(key)})` : `run: (_, { client }) => client.call(${path})`
  const lines = [...permissionLine(call), ...toneLine(call), `api: ${path}`, code]
  return action({
    code: `action('${call.action}', ${inLines(lines)})`,
    texts: [textOf(asked)],
    follows: [followsOf(asked)],
    place: key ? 'row' : 'toolbar',
  })
}

const makers = [onesOfTheKit, file, run, form]

/** @returns {DeclaredAction | undefined} */
function made(/** @type {Asked} */ asked) {
  // what only reads answers a view or a reference, and the template belongs to the import
  if ((asked.call.reads && !asked.call.givesFile) || asked.call.action === template) return undefined
  for (const maker of makers) {
    const found = maker(asked)
    if (found) return found
  }
  return undefined
}

/** Which of an entity's further calls can be declared, and which change something but need a view of their own. */
export function offeredActions(/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) {
  const { calls = [] } = entity
  const asked = calls.map((call) => ({ entity, call, find }))
  return {
    actions: asked.flatMap((one) => {
      const found = made(one)
      if (!found) return []
      const { action: name, permission } = one.call
      return [{ name, permission, shownAs: found.texts.map((text) => text.name), zhCn: found.texts[0]?.zhCn ?? name }]
    }),
    byHand: asked.filter((one) => !made(one) && !one.call.reads).map(({ call }) => call.action),
  }
}

/**
 * The actions that are asked for, in the contract's order.
 * @returns {readonly DeclaredAction[]}
 */
export const actionsOf = (/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) =>
  (entity.calls ?? []).filter(({ action: name }) => entity.chosen?.includes(name)).flatMap((call) => made({ entity, call, find }) ?? [])

/** the codes that the chosen actions ask for */
export const codesOf = (/** @type {Entity} */ { calls = [], chosen = [] }) => [
  ...new Set(calls.flatMap(({ action: name, permission }) => (permission && chosen.includes(name) ? [permission] : []))),
]
