// @ts-check
// what an entity can do beyond the usual → actions of its declaration, with their texts and codes
import { createAction, createConsequenceText, hasFields, joinLines, getInput, renderKey, getKeyField, renderPermission, createActionText, renderTone } from './action-parts.mjs'
import { createFormAction } from './form-action.mjs'
import { getChineseLabel, toEnglishLabel, toRecordLabel } from './labels.mjs'

/**
 * @typedef {import('./entity').Entity} Entity
 * @typedef {import('./entity').DeclaredAction} DeclaredAction
 * @typedef {import('./action-parts.mjs').Asked} Asked
 */

const importing = 'import'
const template = 'exportTemplate'

/** @returns {DeclaredAction | undefined} */
function createKitAction(/** @type {Asked} */ asked) {
  const { entity, call } = asked
  const path = `${entity.entity}.${call.action}`
  if (hasFields(call, ['ids', 'status']) && entity.row.has('status')) {
    const states = /** @type {const} */ ([
      ['enable', '启用', 'Enable'],
      ['disable', '停用', 'Disable'],
    ])
    const texts = states.map(([name, zhCn, en]) => ({ name, zhCn, en }))
    const title = getChineseLabel(entity.description, entity.entity)
    const follows = texts.map(({ name, zhCn, en }) => ({ name, zhCn: `${zhCn}${title}。`, en: `${en} this ${toRecordLabel(entity.entity)}.` }))
    return createAction({ code: `...action.enableDisable(${path})`, texts, consequences: follows })
  }
  if (call.items?.join() === 'id,sort' && entity.row.has('sort')) {
    const sort = entity.row.get('sort') ?? {}
    const texts = [{ name: 'sort', zhCn: '排序', en: 'Sort' }]
    return createAction({ code: `action.reorder(${path})`, texts, fields: new Map([['sort', sort]]) })
  }
  if (call.action === importing && call.acceptsFile && entity.actions.includes(template))
    return createAction({
      code: `action.importEntity(${entity.entity})`,
      texts: [{ name: importing, zhCn: '导入', en: 'Import' }],
      place: 'toolbar',
    })
  return undefined
}

/** @returns {DeclaredAction | undefined} */
function createFileAction(/** @type {Asked} */ { entity, call }) {
  const required = [...call.required]
  if (!call.returnsFile || required.length > 0) return undefined
  const path = `${entity.entity}.${call.action}`
  const run = `async (_, { client }) => {
        const { blob, filename = '${entity.entity}.xlsx' } = await client.download(${path}, {})
        saveFile(blob, filename)
      }`
  const texts =
    call.action === 'export'
      ? { zhCn: '导出全部', en: 'Export all' }
      : { zhCn: getChineseLabel(call.summary, call.action), en: toEnglishLabel(call.action) }
  return createAction({
    code: `action('${call.action}', ${joinLines(["unasked: 'it reads a file'", ...renderPermission(call), `api: ${path}`, `run: ${run}`])})`,
    texts: [{ name: call.action, ...texts }],
    place: 'toolbar',
    imports: ['saveFile'],
  })
}

/** @returns {DeclaredAction | undefined} */
function createRunAction(/** @type {Asked} */ asked) {
  const { entity, call } = asked
  const key = getKeyField(call, entity.entity)
  const input = getInput(call)
  if (input.size > (key ? 1 : 0) || call.items || call.acceptsFile) return undefined
  const path = `${entity.entity}.${call.action}`
  const code = key ? `run: ({ id }, { client }) => client.call(${path}, ${renderKey(key)})` : `run: (_, { client }) => client.call(${path})`
  const lines = [...renderPermission(call), ...renderTone(call), `api: ${path}`, code]
  return createAction({
    code: `action('${call.action}', ${joinLines(lines)})`,
    texts: [createActionText(asked)],
    consequences: [createConsequenceText(asked)],
    place: key ? 'row' : 'toolbar',
  })
}

const makers = [createKitAction, createFileAction, createRunAction, createFormAction]

/** @returns {DeclaredAction | undefined} */
function createDeclaredAction(/** @type {Asked} */ asked) {
  // what only reads answers a view or a reference, and the template belongs to the import
  if ((asked.call.reads && !asked.call.returnsFile) || asked.call.action === template) return undefined
  for (const maker of makers) {
    const found = maker(asked)
    if (found) return found
  }
  return undefined
}

/** Which of an entity's further calls can be declared, and which change something but need a view of their own. */
export function listDeclarableActions(/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) {
  const { calls = [] } = entity
  const asked = calls.map((call) => ({ entity, call, find }))
  return {
    actions: asked.flatMap((one) => {
      const found = createDeclaredAction(one)
      if (!found) return []
      const { action: name, permission } = one.call
      return [{ name, permission, shownAs: found.texts.map((text) => text.name), zhCn: found.texts[0]?.zhCn ?? name }]
    }),
    byHand: asked.filter((one) => !createDeclaredAction(one) && !one.call.reads).map(({ call }) => call.action),
  }
}

/**
 * The actions that are asked for, in the contract's order.
 * @returns {readonly DeclaredAction[]}
 */
export const declareActions = (/** @type {Entity} */ entity, /** @type {import('./entity').FindEntity} */ find) =>
  (entity.calls ?? []).filter(({ action: name }) => entity.chosenActions?.includes(name)).flatMap((call) => createDeclaredAction({ entity, call, find }) ?? [])

/** the codes that the chosen actions ask for */
export const getPermissionCodes = (/** @type {Entity} */ { calls = [], chosenActions = [] }) => [
  ...new Set(calls.flatMap(({ action: name, permission }) => (permission && chosenActions.includes(name) ? [permission] : []))),
]
